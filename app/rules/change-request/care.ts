import { bankApprovers, bankCoolingHours } from "../limits";
import type { SectionId } from "../registration/section-ids";

/** What a change of a section takes (T-01 to T-03). */
type Care = {
  /** The e-mailed code before it counts as proposed (S-47). */
  needsCode: boolean;
  /** People of purchasing, none of them twice and none the proposer (S-48). */
  approvers: number;
  /** A call to a number known before (S-52), and notice with a stop link to everybody known before (S-50). */
  isCalledBack: boolean;
  /** Hours from the last approval until it takes effect (S-49). */
  coolingHours: number;
  /** Whether a change of contact shortly before forbids it (S-51). */
  isLockedByContactChange: boolean;
};

const ordinary: Care = {
  needsCode: false,
  approvers: 1,
  isCalledBack: false,
  coolingHours: 0,
  isLockedByContactChange: false,
};
const bank: Care = {
  needsCode: true,
  approvers: bankApprovers,
  isCalledBack: true,
  coolingHours: bankCoolingHours,
  isLockedByContactChange: true,
};

/** The care a section is changed with: most for the bank details; contacts, through which one would get at them, need the code. */
export function careFor(section: SectionId): Care {
  if (section === "bank") return bank;
  return section === "contact" ? { ...ordinary, needsCode: true } : ordinary;
}
