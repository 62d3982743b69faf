import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { codeChannels } from "~/rules/contact";
import { recoveryTextMax } from "~/rules/sign-in/recovery-code";
import { endpoint } from "./endpoint";
import { assertion, assertionOptions } from "./passkeys";

const base = "/api/v1/sign-in";
const uid = z.string().max(64);
const password = z.string().max(400);
const email = z.string().describe("The other channels for a code.");
const phone = z.string().optional().describe("The phone to which it can also be sent. Omitted if there is none.");
const others = z
  .array(z.enum(["authenticator", "recoveryCode"]))
  .optional()
  .describe("Alternatives to this step: `enterAuthenticator`, `enterRecoveryCode`. Omitted if there are none.");

/**
 * The state of a sign-in at the embedded identity provider: the next step or, after the last one, the address that completes
 * it. `email` and `phone` are masked.
 */
const standing = z.discriminatedUnion("step", [
  z.object({
    step: z.literal("password"),
    company: z
      .object({ callbackUrl: z.string() })
      .optional()
      .describe("Whether colleagues may sign in at the company's own provider instead. Omitted if there is none."),
  }),
  z.object({ step: z.literal("newPassword"), account: z.string() }),
  z.object({
    step: z.literal("code"),
    email: z.string(),
    phone: z.string().optional().describe("The phone to which codes can also be sent. Omitted if there is none."),
    sentTo: z.enum(codeChannels).optional().describe("The channel by which the code was sent. If omitted, email."),
    resendSeconds: z.number().int().describe("The number of seconds until a new code may be sent; 0 if now."),
    others,
  }),
  z
    .object({ step: z.literal("codeIfRight") })
    .describe(
      "The account is under attack from many addresses. A code is sent to its owner only if the password is right, and no response reveals whether it is.",
    ),
  z.object({
    step: z.literal("passkey"),
    options: assertionOptions.describe("The options for the browser's `navigator.credentials.get`."),
    email,
    phone,
    others,
  }),
  z.object({ step: z.literal("authenticator"), email, phone, others }),
  z.object({ step: z.literal("done"), returnTo: z.string() }),
]);
export type Standing = z.output<typeof standing>;

/**
 * Returns the state of a sign-in. All its calls must come from the browser that started it (`x-login-binding`). Calls
 * from other browsers, or after it has expired, are refused with `signIn.gone` (410).
 */
export const read = endpoint("GET", `${base}/{uid}`, {
  input: z.strictObject({ uid }),
  answer: standing,
  refusals: [410],
});

/**
 * Submits account and password. An unknown account and a wrong password cannot be distinguished, by the response or by
 * its timing. While no new code may be sent, a restarted sign-in continues with the last one. After too many wrong
 * passwords from anywhere, every password for the account gets `codeIfRight`. Refusals: `signIn.wrong` (400),
 * `signIn.tooMany` (429, `details.retryAfter` in seconds), `signIn.initialExpired` (400: the initial password is older
 * than 24 h), `signIn.nameNeeded` (400: several accounts have this email address and password), `signIn.barred` and `signIn.removed` (403).
 */
export const enterPassword = endpoint("POST", `${base}/{uid}/password`, {
  input: z.strictObject({ uid, account: z.string().max(lengths.email), password }),
  answer: standing,
  refusals: [403, 410, 429],
});

/**
 * Sets a new password in place of the initial one. Refusals: `password.*` (400, `details.params`), `password.same`
 * (400).
 */
export const changePassword = endpoint("POST", `${base}/{uid}/new-password`, {
  input: z.strictObject({ uid, password }),
  answer: standing,
  refusals: [410],
});

/**
 * Submits the code sent to the account's email or bound phone. The next sign-in sends its code by the same channel.
 * Refusals: `code.wrong`, `code.exhausted` (400).
 */
export const enterCode = endpoint("POST", `${base}/{uid}/code`, {
  input: z.strictObject({ uid, code: z.string().max(20) }),
  answer: standing,
  refusals: [410],
});

/**
 * Submits the account's passkey in place of the code. Each challenge can be answered once, within five minutes; a
 * refusal returns a new one. Refusals: `passkey.wrong`, `passkey.expired` (400), `passkey.tooMany` (429).
 */
export const enterPasskey = endpoint("POST", `${base}/{uid}/passkey`, {
  input: z.strictObject({ uid, passkey: assertion }),
  answer: standing,
  refusals: [410, 429],
});

/**
 * Submits the code of the account's authenticator app in place of the one sent. It is valid for its 30 seconds and one
 * period before and after, and can be used once. Refusals: `authenticator.wrong` (400), `authenticator.tooMany` (429).
 */
export const enterAuthenticator = endpoint("POST", `${base}/{uid}/authenticator`, {
  input: z.strictObject({ uid, code: z.string().max(20) }),
  answer: standing,
  refusals: [410, 429],
});

/**
 * Submits a recovery code in place of the second factor. Each can be used once, and the account's owner is notified by
 * email. Case and separators do not matter. Refusals: `recoveryCode.wrong` (400), `recoveryCode.tooMany` (429).
 */
export const enterRecoveryCode = endpoint("POST", `${base}/{uid}/recovery-code`, {
  input: z.strictObject({ uid, code: z.string().max(recoveryTextMax) }),
  answer: standing,
  refusals: [410, 429],
});

/**
 * Sends a new code, which replaces the previous one in this sign-in. `to` changes the channel; the phone is possible
 * only if one is bound. While no new code may be sent there, the last valid one is expected. Refusals: `code.tooSoon`,
 * `code.tooMany` (429).
 */
export const resendCode = endpoint("POST", `${base}/{uid}/codes`, {
  input: z.strictObject({ uid, to: z.enum(codeChannels).optional() }),
  answer: standing,
  refusals: [410, 429],
});

/**
 * Sends a code to reset the password to the account's email address, and to an address that was replaced within 72 h.
 * If that mailbox already has a valid code, this browser accepts it too. Known and unknown accounts get the same
 * response. Refusals: `code.tooSoon`, `code.tooMany` (429, counted by IP address and entered account), 404 if the
 * company's own provider signs users in.
 */
export const forgotPassword = endpoint("POST", "/api/v1/password/codes", {
  input: z.strictObject({ account: z.string().max(lengths.email) }),
  answer: z.object({ challengeId: z.string() }),
  refusals: [404, 429],
});

/**
 * Sets a new password with that code and ends every session of the account. Refusals: `password.*`, `code.wrong`,
 * `code.exhausted` (400).
 */
export const resetPassword = endpoint("POST", "/api/v1/password", {
  input: z.strictObject({
    account: z.string().max(lengths.email),
    challengeId: z.string().max(64),
    code: z.string().max(20),
    password,
  }),
  answer: z.object({}),
  refusals: [404],
});
