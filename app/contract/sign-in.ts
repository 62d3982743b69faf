import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { codeChannels } from "~/rules/contact";
import { recoveryTextMax } from "~/rules/sign-in/recovery-code";
import { endpoint } from "./endpoint";
import { assertion, assertionOptions } from "./passkeys";

const base = "/api/v1/sign-in";
const uid = z.string().max(64);
const password = z.string().max(400);
const email = z.string().describe("Where a code can be sent instead.");
const phone = z.string().optional().describe("The phone that it can be sent to as well. Omitted if there is none.");
const others = z
  .array(z.enum(["authenticator", "recoveryCode"]))
  .optional()
  .describe(
    "What is accepted in place of this step: `enterAuthenticator`, `enterRecoveryCode`. Omitted if neither is.",
  );

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
      .describe(
        "Colleagues may sign in at the company's own provider instead, and go on there. Omitted if it has none.",
      ),
  }),
  z.object({ step: z.literal("newPassword"), account: z.string() }),
  z.object({
    step: z.literal("code"),
    email: z.string(),
    phone: z.string().optional().describe("The phone that codes may go to as well. Omitted if there is none."),
    sentTo: z.enum(codeChannels).optional().describe("Where the required code was sent. If omitted, by email."),
    resendSeconds: z.number().int().describe("In how many seconds a new code may be sent there; 0: now."),
    others,
  }),
  z
    .object({ step: z.literal("codeIfRight") })
    .describe(
      "The account was guessed at from many addresses: a code was sent to its owner if the password is right, and no answer says so.",
    ),
  z.object({
    step: z.literal("passkey"),
    options: assertionOptions.describe("What the browser's `navigator.credentials.get` takes."),
    email,
    phone,
    others,
  }),
  z.object({ step: z.literal("authenticator"), email, phone, others }),
  z.object({ step: z.literal("done"), returnTo: z.string() }),
]);
export type Standing = z.output<typeof standing>;

/**
 * Returns the state of a sign-in. All its calls must come from the browser that started it (`x-login-binding`); from any other,
 * and after it has expired, they are refused with `signIn.gone` (410).
 */
export const read = endpoint("GET", `${base}/{uid}`, {
  input: z.strictObject({ uid }),
  answer: standing,
  refuses: [410],
});

/**
 * Account and password. Unknown account and wrong password are one answer, in words and in time. While no other code may
 * be sent, a sign-in that starts again goes on with the code that was sent last. An account that was guessed at too often
 * from anywhere answers `codeIfRight` to every password. Refusals:
 * `signIn.wrong` (400), `signIn.tooMany` (429, `details.retryAfter` in seconds), `signIn.initialExpired` (400: the
 * initial password is older than 24 h), `signIn.nameNeeded` (400: the email address and the password are those of several accounts),
 * `signIn.barred` (403).
 */
export const enterPassword = endpoint("POST", `${base}/{uid}/password`, {
  input: z.strictObject({ uid, account: z.string().max(lengths.email), password }),
  answer: standing,
  refuses: [403, 410, 429],
});

/** A new password in place of the initial one. Refusals: `password.*` (400, `details.params`), `password.same` (400). */
export const changePassword = endpoint("POST", `${base}/{uid}/new-password`, {
  input: z.strictObject({ uid, password }),
  answer: standing,
  refuses: [410],
});

/** The code from the account's email or bound phone. Its way is where the next sign-in sends the code. Refusals: `code.wrong`, `code.exhausted` (400). */
export const enterCode = endpoint("POST", `${base}/{uid}/code`, {
  input: z.strictObject({ uid, code: z.string().max(20) }),
  answer: standing,
  refuses: [410],
});

/**
 * The passkey of an account that has one, in place of the code. Each answer counts for one challenge, which holds for five
 * minutes; a refusal brings another one. Refusals: `passkey.wrong`, `passkey.expired` (400), `passkey.tooMany` (429).
 */
export const enterPasskey = endpoint("POST", `${base}/{uid}/passkey`, {
  input: z.strictObject({ uid, passkey: assertion }),
  answer: standing,
  refuses: [410, 429],
});

/**
 * The code of the authenticator app of an account that has one, in place of the code that is sent. It holds for 30 seconds and
 * for one more period before and after; each counts once. Refusals: `authenticator.wrong` (400), `authenticator.tooMany` (429).
 */
export const enterAuthenticator = endpoint("POST", `${base}/{uid}/authenticator`, {
  input: z.strictObject({ uid, code: z.string().max(20) }),
  answer: standing,
  refuses: [410, 429],
});

/**
 * A recovery code in place of the second factor; each counts once, and the account's owner is notified by email. Case and separators
 * do not matter. Refusals: `recoveryCode.wrong` (400), `recoveryCode.tooMany` (429).
 */
export const enterRecoveryCode = endpoint("POST", `${base}/{uid}/recovery-code`, {
  input: z.strictObject({ uid, code: z.string().max(recoveryTextMax) }),
  answer: standing,
  refuses: [410, 429],
});

/**
 * Sends a new code, which replaces the previous one in this sign-in. `to` changes the channel, to the phone only if one is
 * bound; while none may be sent there, the last one that is still valid is expected. Refusals: `code.tooSoon`, `code.tooMany`
 * (429).
 */
export const resendCode = endpoint("POST", `${base}/{uid}/codes`, {
  input: z.strictObject({ uid, to: z.enum(codeChannels).optional() }),
  answer: standing,
  refuses: [410, 429],
});

/**
 * Sends a code to reset the password to the account's email address, and to an address that was replaced within 72 h. If that
 * mailbox already has a valid code, this browser accepts it too. Known and unknown accounts are answered alike. Refusals:
 * `code.tooSoon`, `code.tooMany` (429, counted by IP address and entered account), 404 if the company's own provider signs users
 * in.
 */
export const forgotPassword = endpoint("POST", "/api/v1/password/codes", {
  input: z.strictObject({ account: z.string().max(lengths.email) }),
  answer: z.object({ challengeId: z.string() }),
  refuses: [404, 429],
});

/** Sets a new password with that code; every session of the account ends. Refusals: as above. */
export const resetPassword = endpoint("POST", "/api/v1/password", {
  input: z.strictObject({
    account: z.string().max(lengths.email),
    challengeId: z.string().max(64),
    code: z.string().max(20),
    password,
  }),
  answer: z.object({}),
  refuses: [404],
});
