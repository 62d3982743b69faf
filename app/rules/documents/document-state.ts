import { daysAfter } from "../calendar/calendar-date";
import { soonDays } from "../limits/expiry";
import type { DocumentDate } from "./filed-documents";

export type DocumentState = "expired" | "soon" | "valid" | "unlimited" | "auditDue" | "audit";

/**
 * The state of a document or an audit on `today` (a calendar day). An audit never expires: it is either due or in the
 * future.
 */
export function documentState({ kind, dueOn }: Pick<DocumentDate, "kind" | "dueOn">, today: string): DocumentState {
  if (dueOn === null) return "unlimited";
  const isSoon = dueOn <= daysAfter(today, soonDays);
  if (kind === "audit") return isSoon ? "auditDue" : "audit";
  if (dueOn < today) return "expired";
  return isSoon ? "soon" : "valid";
}

/**
 * The relevant dates, without past audits and without certification documents that a longer-valid document of the
 * company file replaces. Sorted by day, permanently valid ones last.
 */
export function currentDates<Date extends Pick<DocumentDate, "section" | "type" | "kind" | "dueOn" | "replaces">>(
  dates: readonly Date[],
  today: string,
): Date[] {
  const isReplaced = ({ section, type, dueOn }: Date) =>
    section === "certification" &&
    dates.some((other) => other.replaces === type && (other.dueOn === null || other.dueOn > (dueOn ?? "")));
  return dates
    .filter((date) => !isReplaced(date) && !(date.kind === "audit" && (date.dueOn ?? "") < today))
    .toSorted((a, b) => (a.dueOn ?? "9").localeCompare(b.dueOn ?? "9"));
}
