import { isSectionId, type SectionId } from "./section-ids";
import { type ColleagueTabs, ownSections } from "./shown-sections";

/** Where the wizard ends: with the review, and for a colleague with the page about their part. */
export const endOfWizard = (colleague?: ColleagueTabs | null): LastStep => (colleague ? "part" : "review");
export type LastStep = "review" | "part";

/** The wizard's step after a tab: the next tab of the session, and the last step after the last. */
export function stepAfter(id: SectionId, hiddenTab?: string, colleague?: ColleagueTabs | null): SectionId | LastStep {
  const own = ownSections(hiddenTab, colleague);
  return own[own.indexOf(id) + 1] ?? endOfWizard(colleague);
}

/** A page of the wizard: a tab, a last step, the import, the comments of a return, the colleagues, or the messages with purchasing. */
export type WizardStep = SectionId | LastStep | "import" | "returned" | "colleagues" | "questions";

const otherSteps: readonly string[] = ["import", "returned", "colleagues", "questions", "part"] satisfies WizardStep[];

/** The step a button names; anything else means the review. */
export const toStep = (target: string): WizardStep =>
  isSectionId(target) || otherSteps.includes(target) ? (target as WizardStep) : "review";
