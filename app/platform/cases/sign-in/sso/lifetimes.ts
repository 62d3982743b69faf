import * as rules from "~/rules/limits";

const second = 1000;

/**
 * S-20: how long a sign-in that was begun may take to come back, at our client and at the embedded provider alike. A code
 * that is sent again has its ten minutes within it.
 */
export const attemptSeconds = rules.signInMs / second;

/** S-22: how long a hand-over can be exchanged. */
export const handOverSeconds = 60;

/** What the embedded provider issues; its session ends with the workspace session at the latest (§6). */
export const codeSeconds = 60;
export const idTokenSeconds = 60 * 60;
export const providerSessionSeconds = rules.sessionMaxMs / second;

/**
 * After this long the embedded provider asks for the password again even while its own session lasts: otherwise a
 * workspace session that has fallen idle would come back by itself.
 */
export const silentSeconds = rules.sessionIdleMs / second;

/** S-21: how far the clocks of a provider and of ours may be apart. */
export const toleranceSeconds = 30;

/** How far from now an id token may have been made, whatever time it gives itself to end. */
export const idTokenMaxAgeSeconds = rules.idTokenMaxAgeMs / second;
export const idTokenMaxAheadSeconds = rules.idTokenMaxAheadMs / second;

/** How long a provider may take to answer. */
export const answerSeconds = 10;
