import { wallClock } from "./dates";

const dayMs = 24 * 60 * 60 * 1000;

/** The date of the watermark as clocks in `zone` have it, `yyyy/MM/dd` (§9). */
export const watermarkDay = (instant: Date, zone: string): string =>
  wallClock(instant, zone).toISOString().slice(0, 10).replaceAll("-", "/");

/** Milliseconds until the date in `zone` changes. */
export const untilNextDay = (instant: Date, zone: string): number =>
  dayMs - (wallClock(instant, zone).getTime() % dayMs);
