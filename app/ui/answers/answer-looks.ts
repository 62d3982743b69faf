import type { FieldKind, Kind, KindOf } from "~/rules/fields/field-kind";

type Look<K extends Kind> = {
  /** Whether it spans the full width. */
  isLong: boolean;
  /** Whether it is shown as its sentence, without a label, if there is nothing beneath single answers. */
  isStatement: boolean;
  /** Whether it fits a cell of a table. */
  fitsCell: boolean;
  /** Whether it is the supplier's own text, which may be in any language. */
  isOwnText: boolean;
  /** Whether a browser may translate it. Names, numbers and days must not be translated. */
  isTranslatable: boolean;
  /** Amounts are right-aligned, so that their digits can be compared. */
  isAmount(kind: KindOf<K>): boolean;
};

const ofPage = {
  isLong: false,
  isStatement: false,
  fitsCell: true,
  isOwnText: false,
  isTranslatable: true,
  isAmount: () => false,
};
type Looks = { [K in Kind]: Look<K> };

/** The look of read-only answers, by kind of field. */
const looks: Looks = {
  text: { ...ofPage, isOwnText: true, isTranslatable: false, isAmount: ({ input }) => input === "decimal" },
  longText: { ...ofPage, isLong: true, fitsCell: false, isOwnText: true },
  date: ofPage,
  choice: ofPage,
  flag: { ...ofPage, isStatement: true },
  listed: ofPage,
  listedMany: ofPage,
  file: { ...ofPage, isOwnText: true, isTranslatable: false },
  rows: { ...ofPage, fitsCell: false },
  rowId: ofPage,
};

/** The look of a read-only answer of this kind. */
export const answerLook = (kind: FieldKind) => lookOf(kind);

function lookOf<K extends Kind>(kind: KindOf<K>) {
  const look: Look<K> = looks[kind.kind];
  return { ...look, isAmount: look.isAmount(kind) };
}
