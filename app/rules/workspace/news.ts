import * as z from "zod/mini";
import { date, longText, optional, text } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { manufacturerZone, zoneMinutes } from "../calendar/time-zone";
import { chinaDate } from "../calendar/china-date";

/** Published for everyone, published from a date on, or visible to managers only. */
export const newsStates = ["published", "scheduled", "withdrawn"] as const;
export type NewsState = (typeof newsStates)[number];

export const newsTitle = () => text(lengths.name);
/** The longest text of a news item, in each language, in characters. */
export const newsTextMax = 10_000;
/** Plain text: an empty line separates two paragraphs. */
export const newsText = () => longText(newsTextMax);
/** The link of a news item: https only, so that no supplier is sent over an unencrypted connection. */
export const newsLink = () => text(lengths.url, "url", z.refine(isSecureAddress, "news.link"));

/** Whether a text is an https address that may become a link. It must not have a user name, which can disguise the real host. */
export function isSecureAddress(value: string): boolean {
  if (!/^https:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname.includes(".") && !username && !password;
}

/** A news item as a manager enters it; without a date it is published immediately. */
export const newsForm = z.object({
  titleZh: newsTitle(),
  textZh: newsText(),
  titleEn: newsTitle(),
  textEn: newsText(),
  link: optional(newsLink()),
  publishedOn: optional(date()),
});
export type NewsAnswers = z.output<typeof newsForm>;
export const newsFields = Object.keys(newsForm.shape) as (keyof NewsAnswers)[];

type Publication = { wanted: string | undefined; before: string; now: string };

/**
 * The time at which news with this day is published; undefined leaves it unchanged, or publishes a new item immediately.
 * `before` is the previous day; empty if there was none. For today it is the current time, so that the newest item comes first.
 */
export function toPublicationInstant({ wanted: day = "", before, now }: Publication): string | undefined {
  if (day === before) return undefined;
  return day === "" || day === dayOfPublication(now) ? now : startOfDay(day);
}

/** The day of an instant in the manufacturer's time zone, `YYYY-MM-DD`. */
export const dayOfPublication = (instant: string): string => chinaDate(new Date(instant));

/** The instant at which a day begins in that time zone, ISO 8601 UTC. */
export function startOfDay(day: string): string {
  const start = new Date(`${day}T00:00:00Z`);
  start.setUTCMinutes(-(zoneMinutes(manufacturerZone) ?? 0));
  return start.toISOString();
}
