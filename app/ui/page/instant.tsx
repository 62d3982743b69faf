import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { manufacturerZone } from "~/rules/dates";
import { formatDay, formatInstant } from "~/rules/format";

const Zone = createContext(manufacturerZone);

/** Sets the time zone of the screens inside: the user's (§4), as the base API says it. */
export const ZoneProvider = Zone.Provider;

/** The time zone of this screen, such as `GMT+8`. */
export const useZone = (): string => useContext(Zone);

/** A point in time, in the user's zone and language: the day, or the moment with its minute. `at`: ISO 8601. */
export function Instant({ at, show = "moment" }: { at: string; show?: "day" | "moment" }) {
  const { i18n } = useTranslation();
  const zone = useZone();
  return <time dateTime={at}>{(show === "day" ? formatDay : formatInstant)(i18n.language, at, zone)}</time>;
}
