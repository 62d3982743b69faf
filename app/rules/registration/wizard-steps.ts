import { isSectionId, type SectionId } from "./section-ids";
import { type ColleagueTabs, ownSections } from "./shown-sections";

/** The last step of the wizard: the review, or for a colleague the summary of their part. */
export const endOfWizard = (colleague?: ColleagueTabs | null): LastStep => (colleague ? "part" : "review");
export type LastStep = "review" | "part";

/** The step after a tab: the session's next tab, or the last step. */
export function stepAfter(id: SectionId, hiddenTab?: string, colleague?: ColleagueTabs | null): SectionId | LastStep {
  const own = ownSections(hiddenTab, colleague);
  return own[own.indexOf(id) + 1] ?? endOfWizard(colleague);
}

/** A page of the wizard: a tab, a last step, the import, the comments of a return, the colleagues, or the messages with purchasing. */
export type WizardStep = SectionId | LastStep | "import" | "returned" | "colleagues" | "questions";

const otherSteps: readonly string[] = ["import", "returned", "colleagues", "questions", "part"] satisfies WizardStep[];

/** The step for the value of a button; any other value means the review. */
export const toStep = (target: string): WizardStep =>
  isSectionId(target) || otherSteps.includes(target) ? (target as WizardStep) : "review";
