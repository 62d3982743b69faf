import { createHash, randomBytes } from "node:crypto";
import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import type { Context } from "../http/context";
import { iso, secondsLater } from "../instants";
import { codeSeconds, codesPerAddress, codesPerEmail } from "../limits";
import type { Letter } from "../mail/letter";
import { putInOutbox } from "../mail/outbox";
import { hashCode, newCode } from "./code";
import { emailAddress, emailHash, emailHashes } from "./email-key";

export type Purpose = "registration" | "progress" | "signIn" | "password" | "email" | "change";
type Request = { email: string; purpose: Purpose; lifeSeconds?: number };

/** Stored instead of the challenge that the asking browser holds (S-13). */
export const challengeHash = (challengeId: string): string =>
  createHash("sha256").update(challengeId).digest("base64url");

/**
 * Sends a code and hands the asking browser its challenge. Earlier codes of this e-mail and purpose die (S-14). `write`
 * makes the letter: whatever it says, and if it makes none, a code row is written, so that known and unknown addresses are
 * answered alike (S-17).
 */
export async function requestCode(
  { db, seal, letterWaits }: Core,
  { addressGroup, now }: Context,
  { email, purpose, lifeSeconds = codeSeconds }: Request,
  write: (code: string) => Letter | null,
): Promise<{ challengeId: string }> {
  const to = emailAddress(email);
  await countAgainst(db, now, [
    ...codesPerEmail.map((rate) => ({ rate, subject: emailHash(seal, to) })),
    { rate: codesPerAddress, subject: seal.hash("address", addressGroup) },
  ]);

  const challengeId = randomBytes(16).toString("base64url");
  const code = newCode();
  const code_hash = await hashCode(code);
  const expires = secondsLater(now, lifeSeconds);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("verification_code")
      .where("email_hash", "in", emailHashes(seal, to))
      .where("purpose", "=", purpose)
      .execute();
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
    const letter = write(code);
    if (letter) await putInOutbox(trx, seal, { kind: `code.${purpose}`, to, letter, now, expires });
  });
  letterWaits();
  return { challengeId };
}
