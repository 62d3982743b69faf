import * as z from "zod/mini";
import { daysAfter, isCalendarDate } from "../calendar/calendar-date";
import { requiredLine, requiredText } from "../fields/typed-text";
import { lengths } from "../limits/lengths";
import { dayOfPublication, startOfDay } from "./news";

/** An announcement is in the list of notices. A release notice is shown in the banner too, until it is dismissed (§4). */
export const noticeKinds = ["announcement", "release"] as const;

/** The readers of a notice. */
export const noticeAudiences = [
  "everyone",
  "suppliers",
  "purchasingManagers",
  "purchasingSpecialists",
  "usersInIndia",
] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];
/** `other`: the users of one company, or another selection that no screen offers. */
export const storedAudiences = [...noticeAudiences, "other"] as const;

/** Shown now, from a later day on, or no longer. */
export const noticeStates = ["current", "scheduled", "ended"] as const;
export type NoticeState = (typeof noticeStates)[number];

/** The longest text of a notice, in each language, in characters. An empty line separates two paragraphs. */
export const noticeTextMax = 10_000;

const optionalDay = () => z.string().check(z.refine((day) => day === "" || isCalendarDate(day), "field.date"));

/** A notice as a super admin enters it. Without a first day it is published immediately, without a last day it stays. */
export const editedNotice = z
  .object({
    kind: z.enum(noticeKinds),
    audience: z.enum(storedAudiences),
    firstDay: optionalDay(),
    lastDay: optionalDay(),
    zhTitle: requiredLine(lengths.name),
    zhText: requiredText(noticeTextMax),
    enTitle: requiredLine(lengths.name),
    enText: requiredText(noticeTextMax),
  })
  .check(
    z.refine(({ firstDay, lastDay }) => lastDay === "" || firstDay <= lastDay, {
      path: ["lastDay"],
      error: "notice.lastDay",
    }),
  );
export type EditedNotice = z.output<typeof editedNotice>;

/** The state of a notice at an instant; all instants are ISO 8601 UTC. */
export function noticeState({ from, until }: { from: string; until: string | null }, now: string): NoticeState {
  if (until !== null && until <= now) return "ended";
  return from > now ? "scheduled" : "current";
}

/** The last day on which a notice is shown, in the manufacturer's time zone; empty if it stays. */
export const lastDayOf = (endsDate: string | null): string =>
  endsDate === null ? "" : dayOfPublication(new Date(Date.parse(endsDate) - 1).toISOString());

/**
 * The instant at which a notice with this last day ends, null for none; undefined leaves it unchanged. `before` is the
 * previous last day, empty for none.
 */
export function toEndInstant(wanted: string, before: string): string | null | undefined {
  if (wanted === before) return undefined;
  return wanted === "" ? null : startOfDay(daysAfter(wanted, 1));
}
