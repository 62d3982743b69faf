import type { FieldKind, Kind } from "../fields/field-kind";
import { isFieldName } from "../field-names";
import { fieldFacts } from "../form/field-facts";
import { formText } from "../form-values";
import type { SectionId } from "../registration/section-ids";
import { sections } from "../registration/sections";
import { isDealtWith } from "./return-progress";

type Item = { section: SectionId; field: string | null; isChanged: boolean; reason?: string };

/** Whether the control of a kind can be used apart from the form of its tab, without scripts too. */
const standsAlone: Record<Kind, boolean> = {
  text: true,
  longText: true,
  date: true,
  choice: true,
  flag: true,
  // Without scripts a value of a list is chosen on a page that belongs to the tab, and files are sent with the tab.
  listed: false,
  listedMany: false,
  file: false,
  rows: false,
  rowId: false,
};

/** The kind of the field that a comment is about, where it can be answered next to the comment. Null if it cannot. */
export function kindOnCard({ section, field }: Pick<Item, "section" | "field">): FieldKind | null {
  const { fields } = sections[section];
  if (field === null || !isFieldName(fields, field)) return null;
  const { kind } = fieldFacts(fields, field);
  return standsAlone[kind.kind] ? kind : null;
}

/** The answer that the form of one field posts, in the form that the field takes. */
export function postedAnswer({ normalise }: FieldKind, form: FormData, name: string): string {
  const text = formText(form, name);
  return normalise?.(text) ?? text;
}

/** The place of the open comment after this one, beginning again at the first; places count from 1. Null if none is open. */
export function openAfter(items: readonly Item[], place: number): number | null {
  const open = items.flatMap((item, at) => (isDealtWith(item) ? [] : [at + 1]));
  return open.find((one) => one > place) ?? open[0] ?? null;
}
