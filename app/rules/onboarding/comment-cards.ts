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

/** Where the control of a kind works apart from the form of its tab. */
const worksAlone: Record<Kind, "everywhere" | "withScripts" | "nowhere"> = {
  text: "everywhere",
  longText: "everywhere",
  date: "everywhere",
  choice: "everywhere",
  flag: "everywhere",
  // Without scripts files are sent and removed by the form of the tab.
  file: "withScripts",
  // Places and banks go with the answers around them, and without scripts are chosen on a page of the tab.
  listed: "nowhere",
  // Without scripts a code is chosen on a page of the tab.
  listedMany: "withScripts",
  rows: "nowhere",
  rowId: "nowhere",
};

/** The kind of the field that a comment is on; null if it cannot be answered next to the comment. */
export function kindOnCard({ section, field }: Pick<Item, "section" | "field">): FieldKind | null {
  const { fields } = sections[section];
  if (field === null || !isFieldName(fields, field)) return null;
  const { kind } = fieldFacts(fields, field);
  // The checklist of attachments states their types, and when they expire beside their files.
  if (section === "attachment" && !kind.holdsFiles) return null;
  // The table of turnover states its years.
  if (section === "business" && /^turnover\[\d+\]\.year$/.test(field)) return null;
  return worksAlone[kind.kind] === "nowhere" ? null : kind;
}

/** Whether a field of this kind can be answered on a card only if scripts run. */
export const needsScripts = ({ kind }: FieldKind): boolean => worksAlone[kind] === "withScripts";

/** The answer of a field on a card: a text, or the codes of a list. */
export type CardAnswer = string | string[];

/** The answer that the form of one field posts, in the form that the field takes. */
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

/** The place of the open comment after this one, beginning again at the first; places count from 1. Null if none is open. */
export function openAfter(items: readonly Item[], place: number): number | null {
  const open = items.flatMap((item, at) => (isDealtWith(item) ? [] : [at + 1]));
  return open.find((one) => one > place) ?? open[0] ?? null;
}
