import fieldsEn from "~/i18n/locales/en/fields";
import gcisEn from "~/i18n/locales/en/gcis";
import fieldsZh from "~/i18n/locales/zh/fields";
import gcisZh from "~/i18n/locales/zh/gcis";
import { withFacts } from "~/rules/facts";
import type { ReturnablePart } from "~/rules/onboarding/returnable-parts";
import { isAbroad } from "~/rules/registration/self-registration";
import type { Language } from "~/i18n/language";

const words = { zh: { fields: fieldsZh, gcis: gcisZh }, en: { fields: fieldsEn, gcis: gcisEn } };
type Labels = { [name: string]: unknown };

/**
 * The name of a part of the registration or of the certification on the supplier's screen: the tab, then the field, with the
 * number of the row in a table. `field` is null for the tab as a whole.
 */
export const fieldName = (language: Language, section: ReturnablePart, field: string | null): string =>
  nameParts(language, section, field).filter(Boolean).join(" · ");

/**
 * Like `fieldName`, but in parts: the tab first, the field last, and the rows of tables between them. With the country of a
 * company registered abroad, some labels are those for that country, as on its screen.
 */
export function nameParts(
  language: Language,
  section: ReturnablePart,
  field: string | null,
  country?: string,
): string[] {
  const { fields, gcis } = words[language];
  if (section === "certification") {
    const documents: Labels = gcis.certification.documents;
    return [gcis.certification.title, titleOf(documents[field ?? ""])];
  }
  let at: unknown = fields[section];
  const names = [titleOf(at)];
  const own = isAbroad(country) ? ownLabel(fields.abroad, [country ?? "", "all"], section, field ?? "") : "";
  if (own) return [...names, own];
  for (const part of (field ?? "").split(".").filter(Boolean)) {
    const [, name = part, row] = /^(\w+)\[(\d+)\]$/.exec(part) ?? [];
    at = (at as Labels | undefined)?.[name];
    const label = row === undefined ? labelOf(at) : wordIn(at, "row") || labelOf(at);
    if (label) names.push(row === undefined ? label : `${label} ${Number(row) + 1}`);
  }
  return names;
}

/** The label of a field in one of these places, or "". */
const ownLabel = (abroad: Labels, places: readonly string[], section: string, field: string): string =>
  places
    .map((place) => labelOf(((abroad[place] as Labels | undefined)?.[section] as Labels | undefined)?.[field]))
    .find(Boolean) ?? "";

const wordIn = (labels: unknown, name: string) => {
  const word = (labels as Labels | undefined)?.[name];
  return typeof word === "string" ? withFacts(word) : "";
};
const titleOf = (labels: unknown) => wordIn(labels, "title");
const labelOf = (labels: unknown) => (typeof labels === "string" ? withFacts(labels) : wordIn(labels, "label"));
