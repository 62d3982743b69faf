import { hours, minutes } from "../time";

/** Limits of sign-ins, passwords and sessions. */

/** Hours within which an initial password has to be replaced (§1, stage 4). */
export const initialPasswordHours = 24;
/** The time limit for a sign-in. */
export const signInMs = minutes(30);

/** The maximum age of an id token from a company's provider, and how far it may be ahead of our clock. */
export const idTokenMaxAgeMs = minutes(10);
export const idTokenMaxAheadMs = minutes(5);

/** The hours in which the old email address can undo its replacement. */
export const emailUndoHours = 72;

/** Session: ends after 30 idle minutes and 12 hours at most, and warns two minutes before it ends for being idle. */
export const sessionIdleMs = minutes(30);
export const sessionMaxMs = hours(12);
export const sessionWarningMs = minutes(28);
