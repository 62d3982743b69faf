import { sectionIds, isSectionId } from "../registration/section-ids";

/** Parts a reviewer may send back: tabs of the registration, or documents of the certification (the field is their type). */
export const returnableParts = [...sectionIds, "certification"] as const;
export type ReturnablePart = (typeof returnableParts)[number];

/** The first tab, in the order of the wizard, with something to correct; the first tab of all if none is named. */
export const firstReturnedTab = (items: readonly { section: ReturnablePart }[]) =>
  sectionIds.find((id) => items.some(({ section }) => section === id)) ?? "basic";

/**
 * The address at which a registrant confirms the email with a code and then opens a tab. It identifies no person and
 * grants no access.
 */
export const fixPath = (tab: string): string => `/progress?tab=${tab}`;

/** The address at which a registrant confirms the email with a code and then continues the registration. */
export const continuePath = "/progress?continue=1";

/** The tab in such an address; null if there is none. */
export const parseTabToFix = (query: URLSearchParams) => {
  const tab = query.get("tab") ?? "";
  return isSectionId(tab) ? tab : null;
};
