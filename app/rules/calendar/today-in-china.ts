import { manufacturerZone, wallClock } from "./time-zone";

/** The calendar day in the manufacturer's country, `YYYY-MM-DD`: what the rules call today, on the server and in the browser. */
export const todayInChina = (now = new Date()): string => wallClock(now, manufacturerZone).toISOString().slice(0, 10);
