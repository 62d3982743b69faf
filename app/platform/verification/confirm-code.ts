import { codeTries } from "~/rules/limits";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";
import { iso } from "../instants";
import { isCode } from "./code";
import { emailHashes } from "./email-key";
import { challengeHash, type Purpose } from "./request-code";

type Attempt = { email: string; code: string; challengeId: string; purpose: Purpose };

/**
 * Checks a code. The try is counted before the comparison, in one atomic update, so that parallel guesses cannot get
 * more tries than there are (S-13), and the slow comparison is only made for a try that counts. Wrong, expired and
 * unknown are one answer. Answers what `spendCode` takes.
 */
export async function checkCode({ db, seal }: Core, now: Date, attempt: Attempt): Promise<string> {
  const challenge = challengeHash(attempt.challengeId);
  const emails = emailHashes(seal, attempt.email);
  const counted = await db
    .updateTable("verification_code")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("challenge_hash", "=", challenge)
    .where("email_hash", "in", emails)
    .where("purpose", "=", attempt.purpose)
    .where("used_at", "is", null)
    .where("tries", "<", codeTries)
    .returning(["code_hash", "expires_at"])
    .executeTakeFirst();
  if (!counted) return refuse(400, (await isExhausted(db, challenge, emails)) ? "code.exhausted" : "code.wrong");
  const isRight = await isCode(attempt.code.trim(), counted.code_hash);
  if (!isRight || iso(now) >= counted.expires_at) refuse(400, "code.wrong");
  return challenge;
}

/** Uses a checked code up, in the transaction of what it allows: of parallel right answers exactly one gets through. */
export async function spendCode(trx: Db, now: Date, challenge: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("verification_code")
    .set({ used_at: iso(now) })
    .where("challenge_hash", "=", challenge)
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuse(400, "code.wrong");
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

async function isExhausted(db: Db, challenge: string, emails: string[]) {
  const row = await db
    .selectFrom("verification_code")
    .select("tries")
    .where("challenge_hash", "=", challenge)
    .where("email_hash", "in", emails)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return row !== undefined && row.tries >= codeTries;
}
