import type { FieldKind, Kind } from "../fields/field-kind";
import { isFieldName } from "../field-names";
import { fieldFacts } from "../form/field-facts";
import { textsOf } from "../fields/kind-registry";
import { textAt, typedAt } from "../form/typed-values";
import { formText, type FormValues } from "../form-values";
import type { SectionId } from "../registration/section-ids";
import { sections } from "../registration/sections";
import { isDealtWith } from "./return-progress";

type Item = { section: SectionId; field: string | null; isChanged: boolean; reason?: string };

/** The conditions under which the control of a kind works outside the form of its tab. */
const worksAlone: Record<Kind, "everywhere" | "withScripts" | "nowhere"> = {
  text: "everywhere",
  longText: "everywhere",
  date: "everywhere",
  choice: "everywhere",
  flag: "everywhere",
  // Without scripts, files are uploaded and removed by the form of the tab.
  file: "withScripts",
  // Places and banks depend on neighbouring answers, and without scripts are chosen on a page of the tab.
  listed: "nowhere",
  // Without scripts, a code is chosen on a page of the tab.
  listedMany: "withScripts",
  rows: "nowhere",
  rowId: "nowhere",
};

/** The kind of the field that a comment is on; null if it cannot be answered next to the comment. */
export function kindOnCard({ section, field }: Pick<Item, "section" | "field">): FieldKind | null {
  const { fields } = sections[section];
  if (field === null || !isFieldName(fields, field)) return null;
  const { kind } = fieldFacts(fields, field);
  // The checklist of attachments sets their types, and has their expiry dates beside the files.
  if (section === "attachment" && !kind.holdsFiles) return null;
  // The turnover table sets its years.
  if (section === "business" && /^turnover\[\d+\]\.year$/.test(field)) return null;
  return worksAlone[kind.kind] === "nowhere" ? null : kind;
}

/** Whether a field of this kind needs scripts to be answered on a card. */
export const needsScripts = ({ kind }: FieldKind): boolean => worksAlone[kind] === "withScripts";

/** The answer of a field on a card: a text, or the codes of a list. */
export type CardAnswer = string | string[];

/** The answer posted by the form of one field, normalised for the field. */
export function postedAnswer(kind: FieldKind, form: FormData, name: string): CardAnswer {
  const answer = typedAnswer(kind, form, name);
  return typeof answer === "string" ? (kind.normalise?.(answer) ?? answer) : answer;
}

/** Like `postedAnswer`, but as typed. */
export const typedAnswer = ({ isMany }: Pick<FieldKind, "isMany">, form: FormData, name: string): CardAnswer =>
  isMany ? form.getAll(name).filter((code) => typeof code === "string") : formText(form, name);

/** The answer of a field among these; empty if there is none. */
export const savedAnswer = ({ isMany }: Pick<FieldKind, "isMany">, values: FormValues, name: string): CardAnswer =>
  isMany ? textsOf(typedAt(values, name)) : textAt(values, name);

/**
 * The number of the next open comment after this one, wrapping around to the first. Numbers start at 1. Null if none is
 * open.
 */
export function openAfter(items: readonly Item[], place: number): number | null {
  const open = items.flatMap((item, at) => (isDealtWith(item) ? [] : [at + 1]));
  return open.find((one) => one > place) ?? open[0] ?? null;
}
