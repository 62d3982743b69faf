import { daysBetween } from "../calendar/calendar-date";
import type { DocumentKind } from "./document-kinds";
import * as limits from "./limits";

/** The days before expiry on which reminders are sent, earliest first, and whether they continue weekly afterwards. */
type Ladder = { days: readonly number[]; isRepeated: boolean };

const ladders = {
  certificate: { days: limits.longLadderDays, isRepeated: true },
  permit: { days: limits.longLadderDays, isRepeated: true },
  licence: { days: limits.licenceLadderDays, isRepeated: true },
  paper: { days: limits.shortLadderDays, isRepeated: true },
  audit: { days: limits.auditLadderDays, isRepeated: false },
} as const satisfies Record<DocumentKind, Ladder>;

/** The days before expiry on which the first of all reminders is sent. */
export const firstRung = Math.max(...Object.values(ladders).flatMap(({ days }) => days));

/**
 * The reminder that is due for a document on `today`: the days before expiry, negative after it; null if it is too
 * early or there are no further reminders. If reminders were missed, only the most recent one counts. Calendar days.
 */
export function rungDue(kind: DocumentKind, dueOn: string, today: string): number | null {
  const { days, isRepeated }: Ladder = ladders[kind];
  const daysLeft = daysBetween(today, dueOn);
  if (daysLeft < 0 && !isRepeated) return null;
  if (daysLeft <= -limits.expiredEveryDays)
    return -limits.expiredEveryDays * Math.floor(-daysLeft / limits.expiredEveryDays);
  return days.findLast((rung) => daysLeft <= rung) ?? null;
}

/** The recipients of reminders, in the order in which they are added. */
export const recipients = ["contact", "secondContact", "registrant", "purchasing"] as const;
export type ReminderRecipient = (typeof recipients)[number];

const writtenFrom: Record<ReminderRecipient, number> = {
  contact: firstRung,
  secondContact: limits.secondContactDays,
  registrant: limits.registrantDays,
  purchasing: limits.purchasingDays,
};

/** Whether this step includes an email about the document. */
export const isWrittenTo = (recipient: ReminderRecipient, rung: number): boolean => rung <= writtenFrom[recipient];
