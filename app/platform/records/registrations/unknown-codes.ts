import { kinds, rowShape, type Shape } from "~/rules/field";
import type { Finding } from "~/rules/finding";
import { sections } from "~/rules/registration/sections";
import type { SectionId } from "~/rules/registration/section-ids";
import { withoutEmpty, type FormValues } from "~/rules/form-values";
import type { Db } from "~/platform/ground/database/schema";

type ListChoice = { field: string; lovCode: string; value: string; parent?: string };

/** Codes that no list of values has, or that stand under another parent than the one chosen beside them. */
export async function findUnknownCodes(db: Db, section: SectionId, answers: FormValues): Promise<Finding[]> {
  const choices = chosenIn(sections[section].fields.shape, withoutEmpty(answers));
  if (choices.length === 0) return [];
  const listedValues = await db
    .selectFrom("lov_value")
    .select(["lov_code", "value", "parent_value"])
    .where("lov_code", "in", [...new Set(choices.map(({ lovCode }) => lovCode))])
    .where("value", "in", [...new Set(choices.map(({ value }) => value))])
    .execute();
  const isKnown = ({ lovCode, value, parent }: ListChoice) =>
    listedValues.some(
      (row) => row.lov_code === lovCode && row.value === value && (parent === undefined || row.parent_value === parent),
    );
  const unknown = choices.filter((choice) => !isKnown(choice)).map(({ field }) => field);
  return [...new Set(unknown)].map((field) => ({ field, code: "field.unknownCode" }));
}

function chosenIn(shape: Shape, answers: Record<string, unknown>, within = ""): ListChoice[] {
  return Object.entries(shape).flatMap(([name, schema]): ListChoice[] => {
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
