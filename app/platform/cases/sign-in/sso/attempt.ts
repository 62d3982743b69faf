import type { SignInMethod } from "~/rules/sign-in/sign-in-method";
import type { Core } from "~/platform/core/core";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { hashSecret } from "~/platform/core/base/secret";
import { attemptSeconds } from "./lifetimes";

/** The values that tie a response of the provider to its sign-in; they never leave the base API. */
export type AttemptSecrets = { nonce: string; verifier: string };
/** The stored part of a sign-in attempt until it returns: its secrets, its provider, and the invitation to accept. */
export type AttemptContent = AttemptSecrets & {
  door: SignInMethod;
  /** The secret of a staff invitation's link. Omitted if the account is already known. */
  invitation?: string;
};
/** The browser's proof that it started a sign-in: the returned state, and the stored binding. */
type Proof = { state: string; binding: string; now: Date };

/** The encryption context of the secrets of an attempt. */
export const aboutLoginAttempt = (stateHash: string): string => `login_attempt:${stateHash}`;
const oldest = (now: Date) => iso(secondsLater(now, -attemptSeconds));

/** Stores a new sign-in attempt (S-20). */
export async function keepAttempt(
  { db, seal }: Core,
  { state, binding, now, content, callbackUrl }: Proof & { content: AttemptContent; callbackUrl: string },
): Promise<void> {
  const state_hash = hashSecret(state);
  await db
    .insertInto("login_attempt")
    .values({
      state_hash,
      binding_hash: hashSecret(binding),
      secrets_sealed: seal.close(content, aboutLoginAttempt(state_hash)),
      callback_url: callbackUrl,
      created_at: iso(now),
    })
    .execute();
}

/**
 * Claims the returning attempt permanently, so that only one of several concurrent returns succeeds (S-20). Null if it
 * was never started, was started by another browser or more than ten minutes ago, or has returned already.
 */
export async function takeAttempt({ db, seal }: Core, { state, binding, now }: Proof) {
  const attempt = await db
    .deleteFrom("login_attempt")
    .where("state_hash", "=", hashSecret(state))
    .where("binding_hash", "=", hashSecret(binding))
    .where("created_at", ">=", oldest(now))
    .returning(["state_hash", "secrets_sealed", "callback_url"])
    .executeTakeFirst();
  return attempt
    ? {
        ...seal.open<AttemptContent>(attempt.secrets_sealed, aboutLoginAttempt(attempt.state_hash)),
        callbackUrl: attempt.callback_url,
      }
    : null;
}

/** Whether this browser started the attempt with this state, and it has not returned yet. */
export async function hasAttempt({ db }: Core, { state, binding, now }: Proof): Promise<boolean> {
  const attempt = await db
    .selectFrom("login_attempt")
    .select("state_hash")
    .where("state_hash", "=", hashSecret(state))
    .where("binding_hash", "=", hashSecret(binding))
    .where("created_at", ">=", oldest(now))
    .executeTakeFirst();
  return attempt !== undefined;
}

/** The destination of the attempt with this state; null if it has already returned. */
export async function findAttemptPlace({ db }: Core, state: string): Promise<string | null> {
  const attempt = await db
    .selectFrom("login_attempt")
    .select("callback_url")
    .where("state_hash", "=", hashSecret(state))
    .executeTakeFirst();
  return attempt?.callback_url ?? null;
}
