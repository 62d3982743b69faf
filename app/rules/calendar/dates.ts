import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** The same day a number of years after a date (negative: before), or the last day of a shorter month. `YYYY-MM-DD`. */
export const yearsAfter = (date: string, years: number): string =>
  dayjs.utc(date).add(years, "year").format("YYYY-MM-DD");

/**
 * The instant a number of units after another, both ISO 8601 UTC. The same day of a later month, or its last
 * day if it is shorter: 31 January and one month is 28 February.
 */
export const instantAfter = (
  since: string,
  amount: number,
  unit: "second" | "hour" | "day" | "month" | "year",
): string => dayjs.utc(since).add(amount, unit).toISOString();
