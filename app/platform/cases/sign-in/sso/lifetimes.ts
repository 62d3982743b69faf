import { signInMs, sessionMaxMs, sessionIdleMs, idTokenMaxAgeMs, idTokenMaxAheadMs } from "~/rules/sign-in/limits";
import { hours, inSeconds } from "~/rules/time";

/**
 * S-20: how long a sign-in attempt stays valid, in our client and in the embedded provider. The ten minutes of a resent code
 * fit within it.
 */
export const attemptSeconds = inSeconds(signInMs);

/** S-22: how long a hand-over can be exchanged. */
export const handOverSeconds = 60;

/** How long the embedded provider's codes, tokens and sessions last: a session never longer than the workspace session (§6). */
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

/** How old an id token may be, and how far ahead of now its time may be, regardless of its own expiry. */
export const idTokenMaxAgeSeconds = inSeconds(idTokenMaxAgeMs);
export const idTokenMaxAheadSeconds = inSeconds(idTokenMaxAheadMs);

/** How long a provider may take to answer. */
export const answerSeconds = 10;
