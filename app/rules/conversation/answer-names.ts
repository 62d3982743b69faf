import type { Shape } from "../fields/field-kind";
import { kindOf } from "../fields/kind-registry";
import type { FormValues } from "../form-values";
import type { SectionId } from "../registration/section-ids";
import { sections } from "../registration/sections";
import type { SectionContext } from "../section";
import { findHidden } from "../section-findings";

/** A tab, and the form names of the answers on it that a message can be about. */
export type TabWithAnswers = { section: SectionId; fields: string[] };

/** Every answer of a tab by its form name, those in the rows of tables too. Fields that do not apply are left out. */
export function listAnswerNames(section: SectionId, values: FormValues, context: SectionContext): TabWithAnswers {
  const hiddenFields = findHidden(sections[section], values, context);
  const fields = namesIn(sections[section].fields.shape, values).filter((name) => !hiddenFields.has(name));
  return { section, fields };
}

function namesIn(shape: Shape, values: FormValues, prefix = ""): string[] {
  return Object.entries(shape).flatMap(([field, schema]) => {
    const { table, isAnswer } = kindOf(schema);
    const name = `${prefix}${field}`;
    if (!table) return isAnswer ? [name] : [];
    const rows = values[field];
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row, at) => (typeof row === "object" ? namesIn(table.row, row, `${name}[${at}].`) : []));
  });
}
