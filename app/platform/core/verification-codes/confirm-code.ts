import { codeTries } from "~/rules/limits/codes";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { isIssuedCode, challengeHash } from "./issue-code";
import { emailHashes, phoneHashes } from "~/platform/core/contact-keys";
import type { Purpose } from "./budgets";

/** The code as typed, and the address it was sent to: an email, or a phone number in E.164. */
type Attempt = { code: string; challengeId: string; purpose: Purpose } & ({ email: string } | { number: string });

/**
 * Checks a code. The attempt is counted before the comparison, in one atomic update, so that parallel guesses cannot exceed the
 * limit (S-13), and the slow comparison only runs for an attempt that counts. Wrong, expired and unknown codes get the same
 * answer. Returns what `spendCode` needs.
 */
export async function checkCode(core: Core, now: Date, attempt: Attempt): Promise<string> {
  const { db, seal } = core;
  const challenge = challengeHash(attempt.challengeId);
  const addresses = "number" in attempt ? phoneHashes(seal, attempt.number) : emailHashes(seal, attempt.email);
  const codeRow = await db
    .updateTable("verification_code")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("challenge_hash", "=", challenge)
    .where("email_hash", "in", addresses)
    .where("purpose", "=", attempt.purpose)
    .where("used_at", "is", null)
    .where("tries", "<", codeTries)
    .returning(["code_hash", "expires_at"])
    .executeTakeFirst();
  if (!codeRow) return refuseCode(core, attempt, await isExhausted(db, challenge, addresses));
  const isRight = await isIssuedCode(attempt.code.trim(), codeRow.code_hash);
  if (!isRight || iso(now) >= codeRow.expires_at) return refuseCode(core, attempt);
  return challenge;
}

/** Refuses, and logs a security event (S-60). */
function refuseCode(core: Core, { purpose }: Attempt, isTriedTooOften = false): never {
  const result = isTriedTooOften ? "exhausted" : "wrong";
  const event = isTriedTooOften ? "authn_login_fail_max" : "authn_login_fail";
  writeSecurityEvent(core, event, { reason: `code.${result}`, purpose });
  return refuse("invalid", `${codeField(purpose)}.${result}`);
}

/** Of two codes on one page, the second has a field and refusals with another name. */
function codeField(purpose: Purpose) {
  if (purpose === "oldEmail") return "profile.oldCode";
  return purpose === "phoneEmail" ? "profile.emailCode" : "code";
}

/** Marks a checked code as used, in the transaction of the action it allows: of parallel attempts exactly one succeeds. */
export async function spendCode(trx: Db, now: Date, challenge: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("verification_code")
    .set({ used_at: iso(now) })
    .where("challenge_hash", "=", challenge)
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuse("invalid", "code.wrong");
}

/** Whether a code could still be right: neither used, nor expired, nor tried too often. */
export async function isGood(db: Db, challengeId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("verification_code")
    .select("tries")
    .where("challenge_hash", "=", challengeHash(challengeId))
    .where("used_at", "is", null)
    .where("tries", "<", codeTries)
    .where("expires_at", ">", iso(now))
    .executeTakeFirst();
  return row !== undefined;
}

async function isExhausted(db: Db, challenge: string, addresses: string[]) {
  const row = await db
    .selectFrom("verification_code")
    .select("tries")
    .where("challenge_hash", "=", challenge)
    .where("email_hash", "in", addresses)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return row !== undefined && row.tries >= codeTries;
}
