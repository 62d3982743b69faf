import { signInMs, sessionMaxMs, sessionIdleMs, idTokenMaxAgeMs, idTokenMaxAheadMs } from "~/rules/sign-in/limits";
import { hours, inSeconds } from "~/rules/time";

/**
 * S-20: the validity of a sign-in attempt, in our client and in the embedded provider. It includes the ten minutes of a
 * resent code.
 */
export const attemptSeconds = inSeconds(signInMs);

/** S-22: the validity of a hand-over. */
export const handOverSeconds = 60;

/**
 * The lifetimes of the embedded provider's codes, tokens and sessions. Its sessions never outlast the workspace session
 * (§6).
 */
export const authorizationCodeSeconds = 60;
export const idTokenSeconds = inSeconds(hours(1));
export const providerSessionSeconds = inSeconds(sessionMaxMs);

/**
 * After this time the embedded provider requires the password again even if its own session is still valid: otherwise an idle
 * workspace session would be renewed automatically.
 */
export const silentSeconds = inSeconds(sessionIdleMs);

/** S-21: how far the clocks of a provider and of ours may be apart. */
export const toleranceSeconds = 30;

/** The maximum age of an id token, and how far its time may be in the future, regardless of its own expiry. */
export const idTokenMaxAgeSeconds = inSeconds(idTokenMaxAgeMs);
export const idTokenMaxAheadSeconds = inSeconds(idTokenMaxAheadMs);

/** The timeout of a provider. */
export const answerSeconds = 10;
