import { manufacturerZone, wallClock } from "~/rules/calendar/time-zone";

/** The calendar day in China, which the rules of a section go by. */
export const today = (): string => wallClock(new Date(), manufacturerZone).toISOString().slice(0, 10);
