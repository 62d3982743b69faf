import { daysAfter } from "../calendar/calendar-date";
import { soonDays } from "../limits/expiry";
import type { SectionId } from "../registration/section-ids";
import { listAllDocuments } from "./filed-documents";

/** A document on file that needs to be renewed; `list` names its type's labels. */
type Expiring = {
  list: "certificationType" | "attachmentType";
  type: string;
  expiresOn: string;
  isExpired: boolean;
};

/**
 * The documents of a registration that have expired or expire within 30 days of `today` (calendar days), earliest
 * first. Those that never expire are omitted.
 */
export function expiringDocuments(
  answers: Partial<Record<SectionId, Readonly<Record<string, unknown>>>>,
  today: string,
): Expiring[] {
  const expiring = listAllDocuments(answers).flatMap(({ kind, list, type, dueOn }) => {
    if (kind === "audit" || list === "certification" || dueOn === null || dueOn > daysAfter(today, soonDays)) return [];
    return [{ list, type, expiresOn: dueOn, isExpired: dueOn < today }];
  });
  return expiring.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
}
