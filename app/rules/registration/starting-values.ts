import type { FormValues } from "../form-values";
import { turnoverRows } from "./turnover";
import { findHome } from "./home-country";
import { selfRegistrationCountry } from "./self-registration";
import type { SectionId } from "./section-ids";

/**
 * Where a section starts that was never saved: a tab without its obvious first row is a riddle, and the country of a
 * registration is known from the start (§1). What the form shows from the start counts as answered wherever the section is
 * judged.
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

/** The values that a section's form shows: the saved ones, or the starting values. The turnover's years follow the calendar. */
export function shownValues(
  { section, version, values }: { section: SectionId; version: number; values: FormValues },
  today: string,
  country?: string,
): FormValues {
  if (version === 0) return startingValues(section, today, country);
  return section === "business" ? { ...values, turnover: turnoverRows(values["turnover"], today) } : values;
}
