import { kinds, rowShape, type Shape } from "~/rules/field";
import type { Finding } from "~/rules/finding";
import { sections } from "~/rules/registration/sections";
import type { SectionId } from "~/rules/registration/section-ids";
import { answered, type Typed } from "~/rules/typed";
import type { Db } from "../db/schema";

type Chosen = { field: string; lovCode: string; value: string; parent?: string };

/** Codes that no list of values has, or that stand under another parent than the one chosen beside them. */
export async function findUnknownCodes(db: Db, section: SectionId, typed: Typed): Promise<Finding[]> {
  const chosen = chosenIn(sections[section].fields.shape, answered(typed));
  if (chosen.length === 0) return [];
  const known = await db
    .selectFrom("lov_value")
    .select(["lov_code", "value", "parent_value"])
    .where("lov_code", "in", [...new Set(chosen.map(({ lovCode }) => lovCode))])
    .where("value", "in", [...new Set(chosen.map(({ value }) => value))])
    .execute();
  const isKnown = ({ lovCode, value, parent }: Chosen) =>
    known.some(
      (row) => row.lov_code === lovCode && row.value === value && (parent === undefined || row.parent_value === parent),
    );
  const unknown = chosen.filter((choice) => !isKnown(choice)).map(({ field }) => field);
  return [...new Set(unknown)].map((field) => ({ field, code: "field.unknownCode" }));
}

function chosenIn(shape: Shape, answers: Record<string, unknown>, within = ""): Chosen[] {
  return Object.entries(shape).flatMap(([name, schema]): Chosen[] => {
    const kind = kinds.get(schema);
    const answer = answers[name];
    const field = within + name;
    if (kind?.kind === "rows" && Array.isArray(answer)) {
      return answer.flatMap((row, index) => chosenIn(rowShape(schema), row ?? {}, `${field}[${index}].`));
    }
    if (kind?.kind === "listed" && typeof answer === "string") {
      const parent = kind.parent === undefined ? undefined : answers[kind.parent];
      return [{ field, lovCode: kind.lovCode, value: answer, parent: typeof parent === "string" ? parent : undefined }];
    }
    if (kind?.kind !== "listedMany" || !Array.isArray(answer)) return [];
    return answer
      .filter((value) => typeof value === "string")
      .map((value) => ({ field, lovCode: kind.lovCode, value }));
  });
}
