import { minutes } from "../time";

/** The numbers of changes of the company file, of bank details above all (S-47 to S-51). */

/** How many people approve a change of bank details, and how many hours later it takes effect. */
export const bankApprovers = 2;
export const bankCoolingHours = 48;
/** Bank details cannot be proposed within this many days after a change of contact. */
export const contactLockDays = 7;
/** A number is called about new bank details only if it was on file this long before they were proposed. */
export const callableAfterDays = 30;
/** For this long a change of contacts is a risk of new bank details, and the contacts before it are notified of them too. */
export const contactsWatchedDays = 90;
/** The second approval of anything counts only from a role that is at least this old. */
export const roleProbationDays = 7;
/** How long the code that confirms a change of bank details or contacts is valid: it counts as a fresh sign-in. */
export const stepUpMs = minutes(5);
