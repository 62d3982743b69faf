import { randomBytes } from "node:crypto";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { emailHashes } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import { reusableCodeSeconds } from "~/platform/core/settings/durations";
import type { PasswordPurpose } from "./budgets";
import { challengeHash } from "./issue-code";

/**
 * Lets another browser use the newest code sent to an email address, with a separate count of attempts: wrong ones in the
 * browser that requested it do not count here. Returns its challenge; null if no code is valid for long enough.
 */
export async function reuseCode(
  { db, seal }: Core,
  { email, purpose }: { email: string; purpose: PasswordPurpose },
  now: Date,
): Promise<{ challengeId: string } | null> {
  const row = await db
    .selectFrom("verification_code")
    .selectAll()
    .where("email_hash", "in", emailHashes(seal, email))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">=", iso(secondsLater(now, reusableCodeSeconds)))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const challengeId = randomBytes(16).toString("base64url");
  await db
    .insertInto("verification_code")
    .values({ ...row, challenge_hash: challengeHash(challengeId), tries: 0 })
    .execute();
  return { challengeId };
}
