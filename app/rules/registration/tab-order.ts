import { isSectionId, type SectionId, sectionIds } from "./section-ids";

/** The tabs that are shown: one can be filtered out (§2). */
export const shownSections = (hiddenTab?: string): SectionId[] => sectionIds.filter((id) => id !== hiddenTab);

/** The wizard's step after a tab: the next tab that is shown, and the review after the last. */
export function stepAfter(id: SectionId, hiddenTab?: string): SectionId | "review" {
  const visibleSections = shownSections(hiddenTab);
  return visibleSections[visibleSections.indexOf(id) + 1] ?? "review";
}

/** A page of the wizard: a tab, the review, the import, or the comments of a return. */
export type WizardStep = SectionId | "review" | "import" | "returned";

const otherSteps: readonly string[] = ["import", "returned"] satisfies WizardStep[];

/** The step a button names; anything else means the review. */
export const toStep = (target: string): WizardStep =>
  isSectionId(target) || otherSteps.includes(target) ? (target as WizardStep) : "review";
