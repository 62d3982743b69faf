import { days } from "../time";
import { wallClock } from "../calendar/time-zone";

/** The date of the watermark in `zone`, `yyyy/MM/dd` (§9). */
export const watermarkDay = (instant: Date, zone: string): string =>
  wallClock(instant, zone).toISOString().slice(0, 10).replaceAll("-", "/");

/** Milliseconds until the date in `zone` changes. */
export const untilNextDay = (instant: Date, zone: string): number =>
  days(1) - (wallClock(instant, zone).getTime() % days(1));
