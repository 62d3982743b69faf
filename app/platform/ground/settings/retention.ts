import { draftDays, draftFirstNoticeDays, draftLastNoticeDays, endedContentDays } from "~/rules/limits";
import type { DraftPeriods } from "~/rules/registration/draft-life";

/** How long drafts that are left alone are kept, and what a refused or withdrawn registration said, in days (S-61). */
export type Retention = { draft: DraftPeriods; endedContentDays: number };

/** What holds where the settings say nothing else. */
export const usualRetention: Retention = {
  draft: { firstNoticeDays: draftFirstNoticeDays, lastNoticeDays: draftLastNoticeDays, days: draftDays },
  endedContentDays,
};
