import { z } from "zod";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/api/v1/srm/tenant/user/tenantweb/authenticator";
const code = { challengeId: z.string().max(64), code: z.string().max(20) };

/** Ten recovery codes of 16 characters. They are returned only once, because only their hashes are stored. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * The user's authenticator app and recovery codes. `recoveryCodes` is the number of unused codes, or null if the
 * account has no codes because it has neither a passkey nor an authenticator app. Refusal: `authenticator.notOffered`
 * (404: the account signs in at a company's own provider).
 */
export const read = endpoint("GET", base, {
  input: nothing,
  answer: z.object({
    authenticator: z.object({ addedAt: instant, lastUsedAt: instant.nullable() }).nullable(),
    recoveryCodes: z.object({ left: z.number().int(), madeAt: instant.nullable() }).nullable(),
  }),
  access: "session",
  refusals: [404],
});
export type OwnAuthenticator = z.output<typeof read.answer>;

/**
 * Emails the account the code that is required to add or remove an authenticator app and to generate recovery codes.
 * Refusals: `code.tooSoon`, `code.tooMany` (429), `authenticator.notOffered` (404).
 */
export const sendCode = endpoint("POST", `${base}/codes`, {
  input: nothing,
  answer: z.object({ challengeId: z.string() }),
  access: "session",
  refusals: [404, 429],
});

/**
 * Starts the setup of an app with that code and returns its secret, 160 bits in base32. The app's first code must
 * follow within ten minutes. A second call replaces the secret. Refusals: `code.wrong`, `code.exhausted` (400),
 * `authenticator.known` (409: remove the other one first), `authenticator.notOffered` (404).
 */
export const begin = endpoint("POST", `${base}/setup`, {
  input: z.strictObject(code),
  answer: z.object({ secret: z.string() }),
  access: "session",
  refusals: [404, 409],
});

/**
 * Adds the app, confirmed by the first code that it generates. Earlier recovery codes stop working. Refusals:
 * `authenticator.wrong`, `authenticator.expired` (400), `authenticator.known` (409), `authenticator.notOffered` (404).
 */
export const activate = endpoint("POST", `${base}/activation`, {
  input: z.strictObject({ code: z.string().max(20) }),
  answer: newRecoveryCodes,
  access: "session",
  refusals: [404, 409],
});

/**
 * Removes the app with a new code. If it was the last second factor, the recovery codes are removed too. Refusals:
 * `code.wrong`, `code.exhausted` (400), `authenticator.unknown`, `authenticator.notOffered` (404).
 */
export const remove = endpoint("POST", `${base}/removal`, {
  input: z.strictObject(code),
  answer: nothing,
  access: "session",
  refusals: [404],
});

/**
 * Generates new recovery codes with a new code; earlier ones stop working. Refusals: `code.wrong`, `code.exhausted`
 * (400), `recoveryCode.needless` (409: neither passkey nor authenticator app), `authenticator.notOffered` (404).
 */
export const renewRecoveryCodes = endpoint("POST", `${base}/recovery-codes`, {
  input: z.strictObject(code),
  answer: newRecoveryCodes,
  access: "session",
  refusals: [404, 409],
});
