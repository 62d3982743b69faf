import { minutes } from "../time";

/** The default time zone: the manufacturer’s. */
export const manufacturerZone = "GMT+8";

/**
 * The minutes by which a zone such as `GMT+8` or `GMT-3:30` is ahead of UTC (§7, `HIAM.TIME_ZONE`); null for an unknown
 * zone.
 */
export function zoneMinutes(zone: string): number | null {
  const [all, sign, hourText = "0", minuteText = "0"] =
    /^(?:GMT|UTC)(?:([+-])(\d{1,2})(?::?(\d{2}))?)?$/.exec(zone) ?? [];
  return all === undefined ? null : (sign === "-" ? -1 : 1) * (Number(hourText) * 60 + Number(minuteText));
}

/**
 * An instant whose UTC fields equal the local time in `zone` at `instant`. Only for formatting and reading the hour;
 * never store it. An unknown zone counts as the manufacturer's.
 */
export function wallClock(instant: Date, zone: string): Date {
  const ahead = zoneMinutes(zone) ?? zoneMinutes(manufacturerZone) ?? 0;
  return new Date(instant.getTime() + minutes(ahead));
}
