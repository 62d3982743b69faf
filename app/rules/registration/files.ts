import type { Finding } from "../finding";
import { kinds, rowShape, type Shape } from "../field";
import type { SectionContext } from "../section";
import { shapeValues } from "../shape-values";
import type { FormValues } from "../form-values";

/**
 * An answer whose files are no answer: a virus was found in one of them, or its UUID is there and no file under it. Known
 * where files are counted.
 */
export function* fileErrors(
  field: string,
  uuid: string | undefined,
  { fileCounts, infectedFiles }: SectionContext,
): Generator<Finding> {
  if (!uuid) return;
  if (infectedFiles?.includes(uuid)) yield { field, code: "field.file.infected" };
  else if (fileCounts && !fileCounts[uuid]) yield { field, code: "field.file" };
}

/**
 * The file UUIDs a section holds. Those that a save would drop must have no files left: related attachments are deleted
 * before an item is removed (§5).
 */
export function fileUuids(fields: { shape: Shape }, values: FormValues): string[] {
  const answers = shapeValues(fields.shape, values);
  return Object.entries(fields.shape).flatMap(([name, field]) => {
    const kind = kinds.get(field);
    const answer = answers[name];
    if (kind?.kind === "file") return typeof answer === "string" && answer ? [answer] : [];
    if (kind?.kind !== "rows" || !Array.isArray(answer)) return [];
    return answer.flatMap((row: FormValues) => fileUuids({ shape: rowShape(field) }, row));
  });
}
