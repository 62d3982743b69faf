import type { SectionId } from "../registration/section-ids";
import type { FormValues } from "../form-values";
import { maskedAccounts } from "./accounts";
import { legalRepresentativeIn } from "./approval-rules";
import { contactRowsIn } from "./contacts";

/** What a letter or the page of a stop link says of a section's values: nothing that a stranger could use. */
export function announcedValues(section: SectionId, values: FormValues): string[] {
  if (section === "bank") return maskedAccounts(values);
  if (section === "contact") return contactRowsIn(values).flatMap(({ name }) => (name ? [name] : []));
  return [legalRepresentativeIn(values)].filter((name) => name !== undefined);
}
