import { z } from "zod";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/api/v1/srm/tenant/user/tenantweb/authenticator";
const code = { challengeId: z.string().max(64), code: z.string().max(20) };

/** Ten recovery codes of 16 characters, once: the base API keeps hashes only. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * The user's authenticator app and recovery codes. `recoveryCodes` is how many are left, or null if the account has neither a
 * passkey nor an authenticator app and so has no codes. Refusal: `authenticator.notOffered` (404: a company's own provider signs
 * in).
 */
export const read = endpoint("GET", base, {
  input: nothing,
  answer: z.object({
    authenticator: z.object({ addedAt: instant, lastUsedAt: instant.nullable() }).nullable(),
    recoveryCodes: z.object({ left: z.number().int(), madeAt: instant.nullable() }).nullable(),
  }),
  access: "session",
  refuses: [404],
});
export type OwnAuthenticator = z.output<typeof read.answer>;

/**
 * Sends the code without which no authenticator app is set up or removed and no recovery codes are made, to the account's
 * email. Refusals: `code.tooSoon`, `code.tooMany` (429), `authenticator.notOffered` (404).
 */
export const sendCode = endpoint("POST", `${base}/codes`, {
  input: nothing,
  answer: z.object({ challengeId: z.string() }),
  access: "session",
  refuses: [404, 429],
});

/**
 * Begins to set an app up with that code: its secret, 160 bits in base32, which waits ten minutes for the first code. A second
 * call replaces it. Refusals: `code.wrong`, `code.exhausted` (400), `authenticator.known` (409: remove the other one first),
 * `authenticator.notOffered` (404).
 */
export const begin = endpoint("POST", `${base}/setup`, {
  input: z.strictObject(code),
  answer: z.object({ secret: z.string() }),
  access: "session",
  refuses: [404, 409],
});

/**
 * Adds the app with the first code that it shows. Earlier recovery codes end. Refusals: `authenticator.wrong`,
 * `authenticator.expired` (400), `authenticator.known` (409), `authenticator.notOffered` (404).
 */
export const activate = endpoint("POST", `${base}/activation`, {
  input: z.strictObject({ code: z.string().max(20) }),
  answer: newRecoveryCodes,
  access: "session",
  refuses: [404, 409],
});

/**
 * Removes the app with a fresh code, and with the last second factor the recovery codes. Refusals: `code.wrong`,
 * `code.exhausted` (400), `authenticator.unknown`, `authenticator.notOffered` (404).
 */
export const remove = endpoint("POST", `${base}/removal`, {
  input: z.strictObject(code),
  answer: nothing,
  access: "session",
  refuses: [404],
});

/**
 * Makes other recovery codes with a fresh code; earlier ones end. Refusals: `code.wrong`, `code.exhausted` (400),
 * `recoveryCode.needless` (409: neither passkey nor authenticator app), `authenticator.notOffered` (404).
 */
export const renewRecoveryCodes = endpoint("POST", `${base}/recovery-codes`, {
  input: z.strictObject(code),
  answer: newRecoveryCodes,
  access: "session",
  refuses: [404, 409],
});
