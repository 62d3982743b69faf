import { bankApprovers, bankCoolingHours } from "./limits";
import type { SectionId } from "../registration/section-ids";
import type { FormValues } from "../form-values";
import { hasAllAddressesReplaced, hasAllNumbersReplaced } from "./contact-rows";
import { answerIn, changedIdentity } from "./changed-identity";

/**
 * How carefully a change is handled. `watched`: contacts and the legal representative, through which a thief would get at
 * the bank details; `watchedByTwo`: the company's identity, which the payee is compared with, and contacts after which
 * no one known before could be reached; `bank`: the bank details themselves.
 */
export const careLevels = ["ordinary", "watched", "watchedByTwo", "bank"] as const;
export type CareLevel = (typeof careLevels)[number];

/** The requirements for a change (T-01 to T-03). */
type Care = {
  /** The emailed code before it counts as proposed (S-47). */
  needsCode: boolean;
  /** People of purchasing, none of them twice and none the proposer (S-48). */
  approvers: number;
  /** An email with a stop link to every known contact (S-50). */
  isAnnounced: boolean;
  /** A call to a number known before, in which the supplier confirms the change (S-52). */
  isCalledBack: boolean;
  /** Hours from the last approval until it takes effect (S-49). */
  coolingHours: number;
};

const ordinaryCare: Care = { needsCode: false, approvers: 1, isAnnounced: false, isCalledBack: false, coolingHours: 0 };
const watchedCare: Care = { ...ordinaryCare, needsCode: true, isAnnounced: true, coolingHours: bankCoolingHours };
const watchedByTwoCare: Care = { ...watchedCare, approvers: bankApprovers };
const cares: Record<CareLevel, Care> = {
  ordinary: ordinaryCare,
  watched: watchedCare,
  watchedByTwo: watchedByTwoCare,
  bank: { ...watchedByTwoCare, isCalledBack: true },
};

/** The requirements for a change of this level. */
export const toCare = (level: CareLevel): Care => cares[level];

/** The level of a change of a section from the values before to those after. */
export function toCareLevel(section: SectionId, before: FormValues, after: FormValues): CareLevel {
  if (section === "bank") return "bank";
  if (section === "contact")
    return hasAllNumbersReplaced(before, after) || hasAllAddressesReplaced(before, after) ? "watchedByTwo" : "watched";
  if (section !== "basic") return "ordinary";
  if (changedIdentity(before, after).length > 0) return "watchedByTwo";
  return answerIn(before, legalRepresentative) === answerIn(after, legalRepresentative) ? "ordinary" : "watched";
}

/** The answer of the basic section that names the legal representative. */
export const legalRepresentative = "legalRepresentative";
