import type { FieldKind, Kind, KindOf } from "~/rules/fields/field-kind";

/**
 * How a field is framed: by a label, as a group of several controls or of radio buttons under a heading, with the label behind
 * the tick, or not at all, where the control frames itself.
 */
export type FrameKind = "label" | "group" | "radiogroup" | "tick" | "none";

type Look<K extends Kind> = {
  frame: FrameKind | ((kind: KindOf<K>) => FrameKind);
  /** Whether it takes the whole width. */
  isWide: boolean | ((kind: KindOf<K>) => boolean);
  /** Whether it fits the column of a table. */
  isShort: boolean;
  /** Whether the line of a finished row shows its answer. */
  isInRowLine: boolean;
};

/** Up to this number of codes all are visible without scrolling; this number, or one less, needs a whole row. */
const mostRadios = 4;

/** Whether a choice is a list that opens, not radio buttons. */
export const isSelect = ({ choices }: KindOf<"choice">): boolean => choices.codes.length > mostRadios;

type Looks = { [K in Kind]: Look<K> };

/** How each kind of field looks in a form. */
const looks: Looks = {
  text: { frame: "label", isWide: false, isShort: true, isInRowLine: true },
  longText: { frame: "label", isWide: true, isShort: false, isInRowLine: true },
  date: { frame: "label", isWide: false, isShort: false, isInRowLine: true },
  choice: {
    frame: (kind) => (isSelect(kind) ? "label" : "radiogroup"),
    isWide: ({ choices }) => choices.codes.length >= mostRadios - 1,
    isShort: true,
    isInRowLine: true,
  },
  flag: { frame: "tick", isWide: true, isShort: false, isInRowLine: false },
  listed: { frame: "label", isWide: false, isShort: true, isInRowLine: true },
  listedMany: { frame: "group", isWide: true, isShort: false, isInRowLine: true },
  file: { frame: "group", isWide: true, isShort: false, isInRowLine: true },
  rows: { frame: "none", isWide: true, isShort: false, isInRowLine: false },
  rowId: { frame: "none", isWide: false, isShort: true, isInRowLine: false },
};

/** How a field of this kind looks in a form. */
export function lookOf<K extends Kind>(kind: KindOf<K>) {
  const { frame, isWide, ...look }: Look<K> = looks[kind.kind];
  return {
    ...look,
    frame: typeof frame === "string" ? frame : frame(kind),
    isWide: typeof isWide === "boolean" ? isWide : isWide(kind),
  };
}

/** Whether a table of these fields has short rows: a few short answers, and nothing nested in them. */
export const areShort = (kinds: readonly FieldKind[], mostColumns: number): boolean =>
  kinds.filter(({ isAnswer }) => isAnswer).length <= mostColumns && kinds.every((kind) => looks[kind.kind].isShort);
