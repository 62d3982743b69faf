import type { Shape } from "~/rules/fields/field-kind";
import { textsOf } from "~/rules/fields/kind-registry";
import { walkAnswers } from "~/rules/fields/walk-answers";
import type { Finding } from "~/rules/finding";
import { sections } from "~/rules/registration/sections";
import type { SectionId } from "~/rules/registration/section-ids";
import { withoutEmpty, type FormValues } from "~/rules/form-values";
import type { Db } from "~/platform/core/database/schema";

type ListChoice = { field: string; lovCode: string; value: string; parent?: string };

/** Codes that are not on their list of values, or whose parent is not the selected one. */
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

/** The codes that were chosen from lists, each with the answer that narrows its list. */
const chosenIn = (shape: Shape, answers: FormValues): ListChoice[] =>
  [...walkAnswers(shape, answers)].flatMap(({ name, kind: { list }, answer, within }): ListChoice[] => {
    if (!list) return [];
    const parent = list.parent === undefined ? undefined : within[list.parent];
    return textsOf(answer).map((value) => ({
      field: name,
      lovCode: list.lovCode,
      value,
      parent: typeof parent === "string" ? parent : undefined,
    }));
  });
