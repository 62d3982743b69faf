import { instantAfter } from "../calendar/dates";

/** How long an inactive draft is kept, in days since its registrant's last action. */
export type DraftPeriods = { firstNoticeDays: number; lastNoticeDays: number; days: number };

/**
 * When a draft ends that is not touched again: an instant, ISO 8601 UTC. An announcement that goes out late moves the end
 * with it, so that its reader always has the days that the periods give them. `announcement` is the newest one.
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
