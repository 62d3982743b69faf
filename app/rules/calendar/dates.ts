import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** The same day a number of years after a date, or its month's last day where it has none; negative: before it. `YYYY-MM-DD`. */
export const yearsAfter = (date: string, years: number): string =>
  dayjs.utc(date).add(years, "year").format("YYYY-MM-DD");

/**
 * The instant a number of units after another, both ISO 8601 UTC. The same day of a later month, or its last
 * day where it is shorter: 31 January and one month is 28 February.
 */
export const instantAfter = (
  since: string,
  amount: number,
  unit: "second" | "hour" | "day" | "month" | "year",
): string => dayjs.utc(since).add(amount, unit).toISOString();
