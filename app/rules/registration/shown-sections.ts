import { type SectionId, sectionIds } from "./section-ids";

/** The tabs that are shown: one can be filtered out (§2). */
export const shownSections = (hiddenTab?: string): SectionId[] => sectionIds.filter((id) => id !== hiddenTab);

/** The tabs of a session: those that are shown, and of a colleague's session those they are invited to. */
export const ownSections = (hiddenTab?: string, colleague?: ColleagueTabs | null): SectionId[] =>
  shownSections(hiddenTab).filter((id) => !colleague || colleague.sections.includes(id));
export type ColleagueTabs = { sections: readonly SectionId[] };
