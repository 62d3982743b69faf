import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** The date a number of days after another, both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string => dayjs.utc(date).add(days, "day").format("YYYY-MM-DD");

/**
 * The instant a number of days or months after another, both ISO 8601 UTC. The same day of a later month, or its last
 * day where it is shorter: 31 January and one month is 28 February.
 */
export const instantAfter = (since: string, amount: number, unit: "day" | "month"): string =>
  dayjs.utc(since).add(amount, unit).toISOString();
