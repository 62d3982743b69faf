import { z } from "zod";
import { passkeyLengths, longestPasskeyText, longestPasskeyId, passkeyTransports } from "~/rules/sign-in/passkey";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/api/v1/srm/tenant/user/tenantweb/passkeys";
const code = { challengeId: z.string().max(64), code: z.string().max(20) };
const encoded = z.string().max(longestPasskeyText);
const credentialId = z.string().max(longestPasskeyId);
const transports = z.array(z.enum(passkeyTransports)).max(passkeyTransports.length);
const known = z.array(
  z.object({ id: z.string(), type: z.literal("public-key"), transports: transports.optional().catch(undefined) }),
);

/** Options for `navigator.credentials.get` of the browser. Bytes are base64url. */
export const assertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: known,
  timeout: z.number().int(),
  userVerification: z.enum(["preferred"]),
});

/** The browser's response to the challenge. */
export const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});

const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(passkeyLengths.transport)).max(passkeyLengths.transports).optional(),
  }),
});

/**
 * The user's passkeys, newest first. Refusal: `passkey.notOffered` (404: the account signs in at a company's own
 * provider).
 */
export const list = endpoint("GET", base, {
  input: nothing,
  answer: z.array(z.object({ id: z.string(), name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() })),
  access: "session",
  refusals: [404],
});
export type OwnPasskeys = z.output<typeof list.answer>;

/**
 * Emails the account the code that is required to add or remove a passkey. Refusals: `code.tooSoon`, `code.tooMany`
 * (429), `passkey.notOffered` (404).
 */
export const sendCode = endpoint("POST", `${base}/codes`, {
  input: nothing,
  answer: z.object({ challengeId: z.string() }),
  access: "session",
  refusals: [404, 429],
});

/**
 * Starts adding a passkey with that code: returns the options for the browser's `navigator.credentials.create`. They
 * are valid for five minutes and one passkey. Refusals: `code.wrong`, `code.exhausted`, `passkey.full` (400),
 * `passkey.notOffered` (404).
 */
export const begin = endpoint("POST", `${base}/options`, {
  input: z.strictObject(code),
  answer: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal("public-key") })),
    timeout: z.number().int(),
    excludeCredentials: known,
    authenticatorSelection: z.object({
      residentKey: z.literal("discouraged"),
      requireResidentKey: z.literal(false),
      userVerification: z.literal("preferred"),
    }),
    attestation: z.literal("none"),
  }),
  access: "session",
  refusals: [404],
});

/**
 * Adds the passkey that the browser has created. Refusals: `passkey.name`, `passkey.wrong`, `passkey.expired`,
 * `passkey.full` (400), `passkey.known` (409), `passkey.notOffered` (404).
 */
export const add = endpoint("POST", base, {
  input: z.strictObject({ name: z.string().max(passkeyLengths.typedName), passkey: attestation }),
  answer: nothing,
  access: "session",
  refusals: [404, 409],
});

/** Removes a passkey with a new code. Refusals: `code.wrong`, `code.exhausted` (400), `passkey.unknown` (404). */
export const remove = endpoint("POST", `${base}/{passkeyId}/removal`, {
  input: z.strictObject({ passkeyId: z.string().max(64), ...code }),
  answer: nothing,
  access: "session",
  refusals: [404],
});
