import type { FormValues } from "../form-values";
import { turnoverRows } from "./turnover";
import { findHome } from "./home-country";
import { selfRegistrationCountry } from "./self-registration";
import type { SectionId } from "./section-ids";

/**
 * The initial values of a section that was never saved: an obvious first row, and the country of the registration,
 * which is known from the start (§1). They count as answered in every check of the section.
 */
export function startingValues(id: SectionId, today: string, country: string = selfRegistrationCountry): FormValues {
  const { currency, proof } = findHome(country);
  if (id === "basic")
    return {
      registeredCountry: country,
      ...(currency && { capitalCurrency: currency }),
      shareholders: [{ id: "first" }],
    };
  if (id === "business")
    return { ...(currency && { turnoverCurrency: currency }), turnover: turnoverRows(undefined, today) };
  if (id === "contact") return { contacts: [{ id: "first" }] };
  if (id === "bank") return { banks: [{ id: "first", country }] };
  if (id === "attachment") return { attachments: [{ id: "first", type: proof }] };
  return {};
}

/**
 * The values that a section's form shows: the saved ones, or the starting values. The years of the turnover depend on
 * the current date.
 */
export function shownValues(
  { section, version, values }: { section: SectionId; version: number; values: FormValues },
  today: string,
  country?: string,
): FormValues {
  if (version === 0) return startingValues(section, today, country);
  return section === "business" ? { ...values, turnover: turnoverRows(values["turnover"], today) } : values;
}
