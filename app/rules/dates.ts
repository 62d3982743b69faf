import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { minutes } from "./time";

dayjs.extend(utc);

/** The date a number of days after another, both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string => dayjs.utc(date).add(days, "day").format("YYYY-MM-DD");

/** The same day a number of years after a date, or its month's last day where it has none; negative: before it. `YYYY-MM-DD`. */
export const yearsAfter = (date: string, years: number): string =>
  dayjs.utc(date).add(years, "year").format("YYYY-MM-DD");

/** How many days lie between two calendar days (`YYYY-MM-DD`); negative where the second is the earlier one. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), "day");

/**
 * The instant a number of units after another, both ISO 8601 UTC. The same day of a later month, or its last
 * day where it is shorter: 31 January and one month is 28 February.
 */
export const instantAfter = (
  since: string,
  amount: number,
  unit: "second" | "hour" | "day" | "month" | "year",
): string => dayjs.utc(since).add(amount, unit).toISOString();

/** Whether a text is a calendar date from 1900 to 2100, `YYYY-MM-DD`, that exists. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:(?:19|20)\d{2}|2100)-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The default time zone: the manufacturer’s. */
export const manufacturerZone = "GMT+8";

/** Minutes a zone such as `GMT+8` or `GMT-3:30` is ahead of UTC (§7, `HIAM.TIME_ZONE`); null: none that we know. */
export function zoneMinutes(zone: string): number | null {
  const [all, sign, hourText = "0", minuteText = "0"] =
    /^(?:GMT|UTC)(?:([+-])(\d{1,2})(?::?(\d{2}))?)?$/.exec(zone) ?? [];
  return all === undefined ? null : (sign === "-" ? -1 : 1) * (Number(hourText) * 60 + Number(minuteText));
}

/**
 * The instant whose UTC fields are what clocks in `zone` show at `instant`: for formatting and for reading the hour,
 * never to be stored. A zone unknown to us counts as the manufacturer's.
 */
export function wallClock(instant: Date, zone: string): Date {
  const ahead = zoneMinutes(zone) ?? zoneMinutes(manufacturerZone) ?? 0;
  return new Date(instant.getTime() + minutes(ahead));
}
