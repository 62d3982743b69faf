import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { manufacturerZone } from "~/rules/calendar/time-zone";
import { formatDay, formatInstant, formatShortDay } from "~/rules/format";

const Zone = createContext(manufacturerZone);

/** Sets the time zone of the screens inside: the user's (§4), from the base API. */
export const ZoneProvider = Zone.Provider;

/** The time zone of this screen, such as `GMT+8`. */
export const useZone = (): string => useContext(Zone);

const formats = { day: formatDay, moment: formatInstant, short: formatShortDay };

/**
 * A point in time, in the user's zone and language: the day, the short form of the day, or day and time. `at` is ISO
 * 8601.
 */
export function Instant({ at, show = "moment" }: { at: string; show?: keyof typeof formats }) {
  const { i18n } = useTranslation();
  const zone = useZone();
  return <time dateTime={at}>{formats[show](i18n.language, at, zone)}</time>;
}
