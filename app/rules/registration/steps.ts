import { type SectionId } from "./section-ids";
import { shownSections } from "./sections";

/** The wizard's step after a tab: the next tab that is shown, and the review after the last. */
export function stepAfter(id: SectionId, hidden?: string): SectionId | "review" {
  const shown = shownSections(hidden);
  return shown[shown.indexOf(id) + 1] ?? "review";
}
