import { instantAfter } from "../calendar/dates";

/** The days after its registrant's last action for which a draft is kept. */
export type DraftPeriods = { firstNoticeDays: number; lastNoticeDays: number; days: number };

/**
 * The instant (ISO 8601 UTC) at which a draft is deleted if it is not used again. A late announcement postpones the
 * deletion, so that its reader always has the full notice period. `announcement` is the newest one.
 */
export function endOfDraft(
  touchedAt: string,
  { firstNoticeDays, lastNoticeDays, days }: DraftPeriods,
  announcement?: { notice: "first" | "last"; at: string },
): string {
  const endAfterVisit = instantAfter(touchedAt, days, "day");
  if (!announcement) return endAfterVisit;
  const before = announcement.notice === "first" ? firstNoticeDays : lastNoticeDays;
  const endAfterNotice = instantAfter(announcement.at, days - before, "day");
  return endAfterNotice > endAfterVisit ? endAfterNotice : endAfterVisit;
}
