import type { Finding } from "../finding";
import type { SectionContext } from "../section";
import { findErrors } from "../section-findings";
import { withoutEmpty, type FormValues } from "../form-values";
import { isAbroad } from "./self-registration";
import { type SectionId } from "./section-ids";
import { shownSections } from "./shown-sections";
import { sections } from "./sections";

/**
 * The state of a section, derived from the rules and never stored. `inProgress`: answers are missing but none is wrong;
 * `toCorrect`: the rules reject some answers. Both have the number of fields left, which the tab shows.
 */
export type SectionState =
  | { state: "notStarted" }
  | { state: "inProgress"; missing: number }
  | { state: "toCorrect"; toCorrect: number; missing: number }
  | { state: "complete" };

/** The state of a section with its saved values (`version` 0: never saved). */
export function sectionState(
  id: SectionId,
  section: { values: FormValues; version: number },
  context: SectionContext,
): SectionState {
  if (section.version === 0) return { state: "notStarted" };
  const answers = withoutEmpty(section.values);
  const fields = new Set(findErrors(sections[id], section.values, context).map((finding) => finding.field));
  const toCorrect = [...fields].filter((field) => isAnswered(answers, field)).length;
  const missing = fields.size - toCorrect;
  if (toCorrect > 0) return { state: "toCorrect", toCorrect, missing };
  return missing > 0 ? { state: "inProgress", missing } : { state: "complete" };
}

type SavedSections = Partial<Record<SectionId, FormValues>>;

/** Facts about a registration in addition to its answers: its country, and its files if they can be counted. */
type Beside = Pick<SectionContext, "country" | "fileCounts" | "infectedFiles" | "hasMasks">;

/** The facts that the sections need from elsewhere: from the basic section, and from outside the answers. */
export function contextFrom(
  answers: SavedSections,
  today: string,
  { country, fileCounts, infectedFiles, hasMasks }: Beside = {},
): SectionContext {
  const basic = withoutEmpty(answers.basic ?? {});
  const text = (field: string) => (typeof basic[field] === "string" ? basic[field] : undefined);
  return {
    today,
    companyName: text("companyName"),
    companyEnglishName: text("companyEnglishName"),
    companyType: text("companyType"),
    registeredCountry: text("registeredCountry") ?? (isAbroad(country) ? country : undefined),
    country,
    fileCounts,
    infectedFiles,
    hasMasks,
  };
}

/** The errors that prevent a registration from being submitted, by section. Empty if it can be submitted. */
export function findAllErrors(
  answers: SavedSections,
  context: SectionContext,
  hiddenTab?: string,
): Partial<Record<SectionId, Finding[]>> {
  const entries = shownSections(hiddenTab).map(
    (id) => [id, findErrors(sections[id], answers[id] ?? {}, context)] as const,
  );
  return Object.fromEntries(entries.filter(([, findings]) => findings.length > 0));
}

/** Whether a form name has an answer. If so, a finding on it is a mistake, otherwise a gap. */
function isAnswered(answers: unknown, field: string): boolean {
  const value = field.split(/[.[\]]+/).reduce<unknown>((at, part) => {
    if (part === "" || typeof at !== "object" || at === null) return part === "" ? at : undefined;
    return (at as Record<string, unknown>)[part];
  }, answers);
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
