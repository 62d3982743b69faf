import { withAnswer } from "~/rules/registration/typed-changes";
import { lov, registration } from "~/contract";
import type { LovRow } from "~/contract/lov";
import { tabDraft } from "~/session/owner-draft.server";
import type { Portal } from "~/session/portal.server";
import { fieldFacts } from "~/rules/form/field-facts";
import { textAt, typedAt } from "~/rules/form/typed-values";
import { siblingOf, isFieldName } from "~/rules/field-names";
import { paths } from "~/paths";
import type { Shape } from "~/rules/fields/field-kind";
import { kindOf, textsOf } from "~/rules/fields/kind-registry";
import { formText } from "~/rules/form-values";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";

const pageSize = 20;
const emptyList: { content: LovRow[]; totalPages: number } = { content: [], totalPages: 0 };

/** The list of a field, filtered by the answer of its parent, searched and paged. */
export async function loadPick(portal: Portal, sectionName: string | undefined) {
  const { section, field, list: valueList } = requireField(portal, sectionName);
  const { registrationId } = await tabDraft(portal, section);
  const query = portal.query.get("query")?.slice(0, 100) ?? "";
  const page = Math.min(Math.max(Number(portal.query.get("page")) || 0, 0), 1000);
  const { values } = await portal.call(registration.loadSection, { section });
  const { lovCode, parent } = valueList;
  const parentValue = parent ? textAt(values, siblingOf(field, parent)) : undefined;
  const needsParent = parent !== undefined && !parentValue;
  const list = needsParent
    ? emptyList
    : await portal.call(lov.values, {
        lovCode,
        query: query || undefined,
        parentValue,
        page,
        size: pageSize,
      });
  return { registrationId, section, field, query, page, pages: list.totalPages, rows: list.content, needsParent };
}

/** Saves the chosen value in the draft; returns the address to continue at. */
export async function savePick(portal: Portal, sectionName: string | undefined): Promise<string> {
  const { section, field, isMany } = requireField(portal, sectionName);
  const value = formText(await portal.form(), "value").slice(0, 64);
  const { values, version } = await portal.call(registration.loadSection, { section });
  const answer = isMany ? [...new Set([...textsOf(typedAt(values, field)), value])] : value;
  const newValues = childrenOf(section, field).reduce(
    (answers, child) => withAnswer(answers, child, ""),
    withAnswer(values, field, answer),
  );
  await portal.call(registration.saveSection, { section, version, values: newValues });
  return `${paths.section(section)}#${encodeURIComponent(field)}`;
}

/** The fields whose list depends on this field. A city belongs to its province, so a new province clears the city. */
function childrenOf(section: SectionId, field: string): string[] {
  const siblings = Object.entries(shapeAround(section, field));
  const own = field.replace(/^.*\./, "");
  const direct = siblings.flatMap(([name, schema]) =>
    kindOf(schema).list?.parent === own ? [siblingOf(field, name)] : [],
  );
  return direct.flatMap((child) => [child, ...childrenOf(section, child)]);
}

function shapeAround(section: SectionId, field: string): Shape {
  const row = field.replace(/\.?[^.]*$/, "").replace(/\[\d+\]$/, "");
  return row ? fieldFacts(sections[section].fields, row).shape : sections[section].fields.shape;
}

/** The field in the address. Responds with 404 for anything but a field with a list. */
function requireField({ query }: Portal, sectionName: string | undefined) {
  const section: SectionId | undefined = isSectionId(sectionName) ? sectionName : undefined;
  const field = query.get("field") ?? "";
  if (!section || !isFieldName(sections[section].fields, field)) throw new Response(null, { status: 404 });
  const { kind } = fieldFacts(sections[section].fields, field);
  if (!kind.list) throw new Response(null, { status: 404 });
  return { section, field, list: kind.list, isMany: kind.isMany };
}
