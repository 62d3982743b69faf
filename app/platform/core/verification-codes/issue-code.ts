import { createHash, randomBytes, randomInt, scrypt as scryptCallback, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { validCodesPerEmail, codeDigits } from "~/rules/limits/codes";
import { longCodeDigits } from "~/rules/sign-in/password";
import type { Core } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import type { Db } from "~/platform/core/database/schema";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { codeSeconds } from "~/platform/core/settings/durations";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import type { Budget, PasswordPurpose, Purpose } from "./budgets";

type IssuedCode = { code: string; expires: Date; challengeHash: string };

type Issue = {
  purpose: Purpose;
  /** Every hash of the address to which the code is sent, newest first. */
  hashes: string[];
  budget: Budget;
  lifeSeconds?: number;
  /** Puts the message with the code in the outbox. */
  post: (trx: Db, issued: IssuedCode) => Promise<void>;
};

/** The hash that is stored instead of the challenge; only the requesting browser has the challenge (S-13). */
export const challengeHash = (challengeId: string): string =>
  createHash("sha256").update(challengeId).digest("base64url");

/**
 * Creates a code, counts it against its budget and sends it. Returns the challenge for the requesting browser. Refusals: those
 * of the budget (429).
 */
export async function issueCode(core: Core, now: Date, issue: Issue): Promise<{ challengeId: string }> {
  const { db, emailWaits } = core;
  const { purpose, hashes, budget, lifeSeconds = codeSeconds, post } = issue;
  const [newest = ""] = hashes;
  await countAgainst(db, now, budget);

  const challengeId = randomBytes(16).toString("base64url");
  const isLong = purpose === "longPassword";
  const code = newCode(isLong ? longCodeDigits : codeDigits);
  const code_hash = await hashCode(code);
  const challenge_hash = challengeHash(challengeId);
  const expires = secondsLater(now, lifeSeconds);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("verification_code")
      .values({
        challenge_hash,
        email_hash: newest,
        purpose,
        code_hash,
        tries: 0,
        created_at: iso(now),
        expires_at: iso(expires),
        used_at: null,
      })
      .execute();
    // Those for a forgotten password are counted by mailbox: dropping one would end the code of the owner's browser.
    if (!isPasswordPurpose(purpose)) await dropOldest(trx, hashes, purpose);
    await post(trx, { code, expires, challengeHash: challenge_hash });
  });
  emailWaits();
  writeSecurityEvent(core, "authn_token_created", { purpose });
  return { challengeId };
}

const isPasswordPurpose = (purpose: Purpose): purpose is PasswordPurpose =>
  purpose === "password" || purpose === "longPassword";

/** Deletes all but the newest codes for an address and purpose. */
async function dropOldest(trx: Db, hashes: string[], purpose: Purpose) {
  const old = await trx
    .selectFrom("verification_code")
    .select("challenge_hash")
    .where("email_hash", "in", hashes)
    .where("purpose", "=", purpose)
    .orderBy("created_at", "desc")
    .execute();
  const oldHashes = old.slice(validCodesPerEmail).map(({ challenge_hash }) => challenge_hash);
  if (oldHashes.length > 0)
    await trx.deleteFrom("verification_code").where("challenge_hash", "in", oldHashes).execute();
}

const scrypt = promisify<string, Uint8Array, number, object, Buffer>(scryptCallback);
const cost = { N: 2 ** 14, r: 8, p: 1 };

/** Random digits, six by default, with uniform distribution (S-11). The range of `randomInt` is limited to 2^48. */
export const newCode = (digits: number = codeDigits): string =>
  String(randomInt(0, 10 ** digits)).padStart(digits, "0");

/** The stored form of a code (S-15). `salt`: 128 random bits, or those of another code if one comparison serves for several. */
export async function hashCode(code: string, salt: Uint8Array = randomBytes(16)): Promise<string> {
  return `${Buffer.from(salt).toString("base64url")}.${(await scrypt(code, salt, 32, cost)).toString("base64url")}`;
}

/** Compares in constant time (S-15). */
export async function isIssuedCode(code: string, storedHash: string): Promise<boolean> {
  const [salt = "", hash = ""] = storedHash.split(".");
  const expectedBytes = Buffer.from(hash, "base64url");
  const actualBytes = await scrypt(code, Buffer.from(salt, "base64url"), 32, cost);
  return expectedBytes.length === actualBytes.length && timingSafeEqual(expectedBytes, actualBytes);
}
