import { bankApprovers, bankCoolingHours } from "../limits";
import type { SectionId } from "../registration/section-ids";
import { withoutEmpty, type FormValues } from "../form-values";
import { hasAllAddressesReplaced, hasAllNumbersReplaced } from "./contacts";

/**
 * How carefully a change is handled. `watched`: contacts and the legal representative, through which a thief would get at
 * the bank details; `watchedByTwo`: nobody known before could be reached after it; `bank`: the bank details themselves.
 */
export const careLevels = ["ordinary", "watched", "watchedByTwo", "bank"] as const;
export type CareLevel = (typeof careLevels)[number];

/** What a change takes (T-01 to T-03). */
type Care = {
  /** The e-mailed code before it counts as proposed (S-47). */
  needsCode: boolean;
  /** People of purchasing, none of them twice and none the proposer (S-48). */
  approvers: number;
  /** A letter with a stop link to everybody known before (S-50). */
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

/** What a change of this level takes. */
export const toCare = (level: CareLevel): Care => cares[level];

/** The level of a change of a section from the values before to those after. */
export function toCareLevel(section: SectionId, before: FormValues, after: FormValues): CareLevel {
  if (section === "bank") return "bank";
  if (section === "contact")
    return hasAllNumbersReplaced(before, after) || hasAllAddressesReplaced(before, after) ? "watchedByTwo" : "watched";
  return section === "basic" && legalRepresentativeIn(before) !== legalRepresentativeIn(after) ? "watched" : "ordinary";
}

/** The legal representative that a basic section names; undefined: none. */
export function legalRepresentativeIn(basic: FormValues): string | undefined {
  const { legalRepresentative } = withoutEmpty(basic);
  return typeof legalRepresentative === "string" ? legalRepresentative.trim() : undefined;
}
