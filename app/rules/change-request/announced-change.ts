import type { SectionId } from "../registration/section-ids";
import type { FormValues } from "../form-values";
import { mask } from "../fields/masking";
import { maskedAccounts } from "./bank-accounts";
import { legalRepresentative } from "./care-levels";
import { contactRowsIn } from "./contact-rows";
import { answerIn, changedIdentity } from "./changed-identity";

/** The subjects of watched changes, as emails and the page of a stop link name them. */
export const watchedSubjects = ["bank", "contact", "representative", "identity"] as const;
type WatchedSubject = (typeof watchedSubjects)[number];

/**
 * A change as announced to people whose link or mailbox may be compromised. It contains nothing that an attacker could
 * use.
 */
export type AnnouncedChange = { subject: WatchedSubject; before: readonly string[]; after: readonly string[] };

/** The part of a change that an email or the page of a stop link shows; of the basic section only the answers that differ. */
export function announcedChange(section: SectionId, before: FormValues, after: FormValues): AnnouncedChange {
  if (section === "bank") return { subject: "bank", before: maskedAccounts(before), after: maskedAccounts(after) };
  if (section === "contact") return { subject: "contact", before: namesIn(before), after: namesIn(after) };
  const changed = changedIdentity(before, after);
  const isOther = answerIn(before, legalRepresentative) !== answerIn(after, legalRepresentative);
  const fields = [...changed, ...(isOther || changed.length === 0 ? [legalRepresentative] : [])];
  const say = (values: FormValues) => fields.flatMap((field) => announced(field, answerIn(values, field)));
  return { subject: changed.length > 0 ? "identity" : "representative", before: say(before), after: say(after) };
}

const namesIn = (contacts: FormValues) => contactRowsIn(contacts).flatMap(({ name }) => (name ? [name] : []));

function announced(field: string, answer: string | undefined): string[] {
  if (answer === undefined) return [];
  return [field === "taxId" ? mask(answer) : answer];
}
