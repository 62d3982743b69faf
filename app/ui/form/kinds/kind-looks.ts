import type { FieldKind, Kind, KindOf } from "~/rules/fields/field-kind";

/**
 * The frame of a field: a label, a group of controls or radio buttons under a heading, a label after the tick, or none
 * if the control has its own.
 */
export type FrameKind = "label" | "group" | "radiogroup" | "tick" | "none";

type Look<K extends Kind> = {
  frame: FrameKind | ((kind: KindOf<K>) => FrameKind);
  /** Whether it spans the full width. */
  isWide: boolean | ((kind: KindOf<K>) => boolean);
  /** Whether it fits the column of a table. */
  isShort: boolean;
  /** Whether the line of a collapsed row shows its answer. */
  isInRowLine: boolean;
};

/** The maximum number of codes shown without scrolling; this number, or one less, needs a full row. */
const mostRadios = 4;

/** Whether a choice is a dropdown rather than radio buttons. */
export const isSelect = ({ choices }: KindOf<"choice">): boolean => choices.codes.length > mostRadios;

type Looks = { [K in Kind]: Look<K> };

/** The appearance of each kind of field in a form. */
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

/** The appearance of a field of this kind in a form. */
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
