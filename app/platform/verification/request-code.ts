import { createHash, randomBytes } from "node:crypto";
import type { Core } from "../core";
import { validCodesPerEmail } from "~/rules/limits";
import { countAgainst } from "../db/rate";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { iso, secondsLater } from "../instants";
import { codeSeconds } from "../limits";
import type { Letter } from "../mail/letter";
import { putInOutbox } from "../mail/outbox";
import { type AccountPurpose, accountBudget, type VisitorPurpose, visitorBudget } from "./budgets";
import { hashCode, newCode } from "./code";
import { emailAddress, emailHash, emailHashes } from "./email-key";

export type Purpose = VisitorPurpose | AccountPurpose;
type Request = { email: string; lifeSeconds?: number; copyTo?: readonly string[] } & (
  { purpose: VisitorPurpose } | { purpose: AccountPurpose; accountId: string }
);

/** Stored instead of the challenge that the asking browser holds (S-13). */
export const challengeHash = (challengeId: string): string =>
  createHash("sha256").update(challengeId).digest("base64url");

/**
 * Sends a code and hands the asking browser its challenge. Earlier codes stay good in the browsers that asked for them:
 * asking for a code to somebody's e-mail takes nothing from them. `write` makes the letter: whatever it says, and if it
 * makes none, a code row is written, so that known and unknown addresses are answered alike (S-17). `copyTo` gets the same
 * letter.
 */
export async function requestCode(
  { db, seal, letterWaits }: Core,
  context: Context,
  request: Request,
  write: (code: string) => Letter | null,
): Promise<{ challengeId: string }> {
  const { now } = context;
  const { purpose, lifeSeconds = codeSeconds, copyTo = [] } = request;
  const to = emailAddress(request.email);
  const budget =
    "accountId" in request
      ? accountBudget(seal, request.purpose, request.accountId, to)
      : visitorBudget(seal, request.purpose, to, context);
  await countAgainst(db, now, budget);

  const challengeId = randomBytes(16).toString("base64url");
  const code = newCode();
  const code_hash = await hashCode(code);
  const expires = secondsLater(now, lifeSeconds);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("verification_code")
      .values({
        challenge_hash: challengeHash(challengeId),
        email_hash: emailHash(seal, to),
        purpose,
        code_hash,
        tries: 0,
        created_at: iso(now),
        expires_at: iso(expires),
        used_at: null,
      })
      .execute();
    await dropOldest(trx, emailHashes(seal, to), purpose);
    const letter = write(code);
    if (!letter) return;
    for (const recipient of [to, ...copyTo])
      await putInOutbox(trx, seal, { kind: `code.${purpose}`, to: recipient, letter, now, expires });
  });
  letterWaits();
  return { challengeId };
}

/** Of one e-mail and purpose only the newest codes stay. */
async function dropOldest(trx: Db, emails: string[], purpose: Purpose) {
  const old = await trx
    .selectFrom("verification_code")
    .select("challenge_hash")
    .where("email_hash", "in", emails)
    .where("purpose", "=", purpose)
    .orderBy("created_at", "desc")
    .execute();
  const hashes = old.slice(validCodesPerEmail).map(({ challenge_hash }) => challenge_hash);
  if (hashes.length > 0) await trx.deleteFrom("verification_code").where("challenge_hash", "in", hashes).execute();
}
