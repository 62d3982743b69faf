import { minutes } from "../time";

/** Limits of changes to the company file, mainly for bank details (S-47 to S-51). */

/** The number of approvers for a change of bank details, and the hours until it takes effect. */
export const bankApprovers = 2;
export const bankCoolingHours = 48;
/** The days after a change of contacts during which bank details cannot be changed. */
export const contactLockDays = 7;
/** The time for which a phone number must have been on file before it can be used to verify new bank details. */
export const callableAfterDays = 30;
/**
 * The time after a change of contacts during which it counts as a risk for new bank details, and the previous contacts
 * are also notified.
 */
export const contactsWatchedDays = 90;
/** The minimum age of the role of a second approver. */
export const roleProbationDays = 7;
/** The validity of the code that confirms a change of bank details or contacts and counts as a fresh sign-in. */
export const stepUpMs = minutes(5);
