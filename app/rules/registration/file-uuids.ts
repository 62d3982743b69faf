import type { Finding } from "../finding";
import type { Shape } from "../fields/field-kind";
import { walkAnswers } from "../fields/walk-answers";
import type { SectionContext } from "../section";
import type { FormValues } from "../form-values";

/**
 * The error for an answer whose file is infected, or whose UUID has no file, which can be checked only if files are
 * counted.
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

/** The file UUIDs in a section. */
export const fileUuids = (fields: { shape: Shape }, values: FormValues): string[] =>
  [...walkAnswers(fields.shape, values)].flatMap(({ kind, answer }) =>
    kind.holdsFiles && typeof answer === "string" && answer ? [answer] : [],
  );
