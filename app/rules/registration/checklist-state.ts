import type { Finding } from "../finding";

/**
 * `missing`: every registration needs it; `none`: it may not apply; `notNeeded`: it does not apply to this kind of company; `open`:
 * something is still to be done; `done`.
 */
export type ChecklistState = "missing" | "none" | "notNeeded" | "open" | "done";

/** The state of a document type on the checklist. `places` are the indexes of its rows among the attachments. */
export function checklistState(
  places: readonly number[],
  isNeeded: boolean,
  errors: readonly Pick<Finding, "field">[],
  applies = true,
): ChecklistState {
  if (places.length === 0 && !applies) return "notNeeded";
  if (places.length === 0) return isNeeded ? "missing" : "none";
  return errors.some(({ field }) => places.some((at) => field.startsWith(`attachments[${at}].`))) ? "open" : "done";
}

type Line = { isNeeded: boolean; state: ChecklistState };

/** The numbers of required and of additional documents on the checklist, and of the complete ones in each group. */
export function countDocuments(lines: readonly Line[]) {
  const needed = lines.filter(({ isNeeded }) => isNeeded);
  const others = lines.filter(({ isNeeded, state }) => !isNeeded && state !== "none" && state !== "notNeeded");
  return { needed: needed.length, neededDone: countDone(needed), others: others.length, othersDone: countDone(others) };
}

const countDone = (lines: readonly Line[]) => lines.filter(({ state }) => state === "done").length;
