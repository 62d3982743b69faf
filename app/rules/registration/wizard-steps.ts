import { isSectionId, type SectionId, sectionIds } from "./section-ids";

/** The tabs that are shown: one can be filtered out (§2). */
export const shownSections = (hiddenTab?: string): SectionId[] => sectionIds.filter((id) => id !== hiddenTab);

/** The tabs of a session: those that are shown, and of a colleague's session those they are invited to. */
export const ownSections = (hiddenTab?: string, colleague?: InvitedColleague | null): SectionId[] =>
  shownSections(hiddenTab).filter((id) => !colleague || colleague.sections.includes(id));
type InvitedColleague = { sections: readonly SectionId[] };

/** Where the wizard ends: with the review, and for a colleague with the page about their part. */
export const endOfWizard = (colleague?: InvitedColleague | null): LastStep => (colleague ? "part" : "review");
export type LastStep = "review" | "part";

/** The wizard's step after a tab: the next tab of the session, and the last step after the last. */
export function stepAfter(
  id: SectionId,
  hiddenTab?: string,
  colleague?: InvitedColleague | null,
): SectionId | LastStep {
  const own = ownSections(hiddenTab, colleague);
  return own[own.indexOf(id) + 1] ?? endOfWizard(colleague);
}

/** A page of the wizard: a tab, a last step, the import, the comments of a return, or the colleagues. */
export type WizardStep = SectionId | LastStep | "import" | "returned" | "colleagues";

const otherSteps: readonly string[] = ["import", "returned", "colleagues", "part"] satisfies WizardStep[];

/** The step a button names; anything else means the review. */
export const toStep = (target: string): WizardStep =>
  isSectionId(target) || otherSteps.includes(target) ? (target as WizardStep) : "review";
