import { daysAfter } from "../calendar-date";
import { soonDays } from "../limits/expiry";
import type { DocumentDate } from "./filed-documents";

export type DocumentState = "expired" | "soon" | "valid" | "unlimited" | "auditDue" | "audit";

/** What a calendar says of a document or an audit `today` (a calendar day). An audit has no end: it is due, or later. */
export function documentState({ kind, dueOn }: Pick<DocumentDate, "kind" | "dueOn">, today: string): DocumentState {
  if (dueOn === null) return "unlimited";
  const isSoon = dueOn <= daysAfter(today, soonDays);
  if (kind === "audit") return isSoon ? "auditDue" : "audit";
  if (dueOn < today) return "expired";
  return isSoon ? "soon" : "valid";
}

/**
 * The dates that still matter: audits whose day has passed are left out, and documents of the certification in whose place
 * one of the company file stands that is valid for longer. In the order of their days, those valid for good last.
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
