import * as z from "zod/mini";
import { requiredText } from "../fields/typed-text";
import { categoryReasonMax } from "./limits";
import { isSameSet } from "./code-set";

/** The reason for the change, which the supplier reads. */
export const categoryReason = () => requiredText(categoryReasonMax);

/** The text input of a change; the categories are check boxes next to it. */
export const categoryForm = z.object({ reason: categoryReason() });

/** The reason why these categories cannot replace the previous ones, or null if they can. */
export function findCategoryHindrance(
  before: readonly string[],
  after: readonly string[],
): "none" | "unchanged" | null {
  if (after.length === 0) return "none";
  return isSameSet(before, after) ? "unchanged" : null;
}

/** The categories that a change adds and removes. */
export const toDifference = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((code) => !before.includes(code)),
  removed: before.filter((code) => !after.includes(code)),
});
