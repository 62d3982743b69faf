import type { FieldKind } from "~/rules/field";

/** The id of a field's control, and the anchor that links to it. */
export const fieldId = (name: string) => name;

/** Up to this many options are all seen at once. */
const mostRadios = 4;

/** Whether a choice is a list that opens, not radio buttons. */
export const isSelect = (kind: FieldKind): boolean => kind.kind === "choice" && kind.options.length > mostRadios;
