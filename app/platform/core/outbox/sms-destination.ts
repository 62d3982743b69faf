import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { servedCountries } from "~/rules/registration/home-country";
import type { PlatformConfig } from "~/platform/core/settings/config";
import { isChinaMobile } from "~/rules/identifiers/phone-number";

/**
 * Why no text message may be sent to a number (E.164), or null if one may. `notPersonal`: it is not the number of one person's
 * phone (premium, shared cost, satellite, a landline, a range that no operator has). `country`: the company has not agreed to pay
 * for messages to its country (S-80).
 */
export function findSmsObstacle(
  number: string,
  countries: PlatformConfig["smsCountries"] = servedCountries,
): "notPersonal" | "country" | null {
  const parsed = parsePhoneNumberFromString(number);
  const country = parsed?.country;
  if (country === undefined || !(isPersonal(parsed?.getType()) || isChinaMobile(number))) return "notPersonal";
  return countries === "*" || countries.includes(country) ? null : "country";
}

/** In +1 a number does not show whether it is a mobile. */
const isPersonal = (type: string | undefined) => type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
