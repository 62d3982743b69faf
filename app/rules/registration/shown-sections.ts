import { type SectionId, sectionIds } from "./section-ids";

/** The tabs that are shown: one can be filtered out (§2). */
export const shownSections = (hiddenTab?: string): SectionId[] => sectionIds.filter((id) => id !== hiddenTab);

/** The tabs of a session: all shown tabs, or in a colleague's session only the ones that the colleague is invited to. */
export const ownSections = (hiddenTab?: string, colleague?: ColleagueTabs | null): SectionId[] =>
  shownSections(hiddenTab).filter((id) => !colleague || colleague.sections.includes(id));
export type ColleagueTabs = { sections: readonly SectionId[] };
