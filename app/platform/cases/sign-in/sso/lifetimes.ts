import { signInMs, sessionMaxMs, sessionIdleMs, idTokenMaxAgeMs, idTokenMaxAheadMs } from "~/rules/sign-in/limits";
import { hours, inSeconds } from "~/rules/time";

/**
 * S-20: how long a sign-in attempt stays valid, in our client and in the embedded provider. The ten minutes of a resent code
 * fit within it.
 */
export const attemptSeconds = inSeconds(signInMs);

/** S-22: how long a hand-over can be exchanged. */
export const handOverSeconds = 60;

/** The lifetimes of what the embedded provider issues; its session ends with the workspace session at the latest (§6). */
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

/** How far from now an id token may have been made, regardless of its own expiry. */
export const idTokenMaxAgeSeconds = inSeconds(idTokenMaxAgeMs);
export const idTokenMaxAheadSeconds = inSeconds(idTokenMaxAheadMs);

/** How long a provider may take to answer. */
export const answerSeconds = 10;
