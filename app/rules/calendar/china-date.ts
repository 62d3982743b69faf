import { manufacturerZone, wallClock } from "./time-zone";

/**
 * The calendar day (`YYYY-MM-DD`) in China, where the manufacturer and every self-registering company are based (§1).
 */
export const chinaDate = (at: Date): string => wallClock(at, manufacturerZone).toISOString().slice(0, 10);

/** The current date in China, which the rules use as today, on the server and in the browser. */
export const todayInChina = (): string => chinaDate(new Date());
