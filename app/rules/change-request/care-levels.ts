import { bankApprovers, bankCoolingHours } from "./limits";
import type { SectionId } from "../registration/section-ids";
import type { FormValues } from "../form-values";
import { hasAllAddressesReplaced, hasAllNumbersReplaced } from "./contact-rows";
import { answerIn, changedIdentity } from "./changed-identity";

/**
 * The level of care for a change. `watched`: contacts and the legal representative, through which an attacker could get
 * at the bank details; `watchedByTwo`: the company's identity, with which the payee is compared, and changes of
 * contacts that leave no known contact reachable; `bank`: the bank details themselves.
 */
export const careLevels = ["ordinary", "watched", "watchedByTwo", "bank"] as const;
export type CareLevel = (typeof careLevels)[number];

/** The requirements for a change (T-01 to T-03). */
type Care = {
  /** Whether an emailed code must confirm the proposal (S-47). */
  needsCode: boolean;
  /** The number of approvers from purchasing, all different and none of them the proposer (S-48). */
  approvers: number;
  /** Whether every known contact gets an email with a stop link (S-50). */
  isAnnounced: boolean;
  /** Whether the supplier must confirm the change in a call to a previously known number (S-52). */
  isCalledBack: boolean;
  /** The hours from the last approval until the change takes effect (S-49). */
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
