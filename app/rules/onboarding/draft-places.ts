import type { FormValues } from "../form-values";
import { fieldNameMax } from "../limits/forms";
import { lengths } from "../limits/lengths";
import { fieldNow, findRowId, maxReturnedItems } from "./returned-items";
import { type ReturnablePart, returnableParts } from "./returnable-parts";

/** The texts of a decision that are not about a single answer; `choice` is the decision itself. */
const ownPlaces = ["choice", "reason", "note"] as const;
const commentPrefix = "comment:";

/**
 * The maximum number of texts in the draft of a decision: a comment on every item that can be returned at once, and the
 * decision's own texts.
 */
export const maxDraftTexts = maxReturnedItems + ownPlaces.length;
/** The maximum length of a place: a section, a field and the id of its row. */
export const draftPlaceMax = fieldNameMax + lengths.name;

/** The answers of a section by their form names; empty if a section has none. */
type ValuesOf = (section: string) => FormValues;

/**
 * The place of a comment in the draft of a decision: a field, or the section as a whole. It is also the name of the comment's
 * control. A field in a row is named by the row's id, so that a comment stays with its row when rows move.
 */
export function commentPlace(section: string, field: string, valuesOf: ValuesOf): string {
  const rowId = findRowId(field, valuesOf(section));
  return `${commentPrefix}${section}:${rowId === null ? field : `${field}@${rowId}`}`;
}

/**
 * The section and the field to which a comment at this place now belongs. The field is empty for the section as a
 * whole, or if the row has since been removed. Null if the place is not a comment's.
 */
export function readCommentPlace(place: string, valuesOf: ValuesOf): { section: ReturnablePart; field: string } | null {
  if (!place.startsWith(commentPrefix)) return null;
  const [part = "", ...rest] = place.slice(commentPrefix.length).split(":");
  const section = returnableParts.find((one) => one === part);
  if (!section) return null;
  const [field = "", rowId = null] = rest.join(":").split("@");
  return { section, field: fieldNow(field, rowId, valuesOf(section)) ?? "" };
}

/** Whether a draft can have a text at this place. */
export const isDraftPlace = (place: string): boolean =>
  ownPlaces.some((own) => own === place) || readCommentPlace(place, () => ({})) !== null;
