import { validCodesPerEmail } from "~/rules/limits/codes";
import type { CodeChannel } from "~/rules/contact";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { codeSeconds } from "~/platform/core/settings/durations";
import { attemptSeconds } from "~/platform/cases/sign-in/sso/lifetimes";
import { type Account, accountById } from "~/platform/records/accounts/accounts";
import type { Tables } from "~/platform/core/database/schema";

/** A sign-in whose password was correct. */
export type SignInRow = Tables["sign_in"] & { account: Account };

/** The encryption context of the challenges of a sign-in. */
export const aboutSignIn = (uid: string): string => `sign-in:${uid}`;

/** The sign-in with this id; null until a correct password was entered. */
export async function findSignIn(core: Core, uid: string, now: Date): Promise<SignInRow | null> {
  const row = await core.db
    .selectFrom("sign_in")
    .selectAll()
    .where("uid", "=", uid)
    .where("created_at", ">", iso(secondsLater(now, -attemptSeconds)))
    .executeTakeFirst();
  return row ? { ...row, account: await accountById(core, row.account_id) } : null;
}

type Start = { accountId: string; hasCode: boolean; now: Date };

/**
 * Records that the password was correct, and with `hasCode` that a code is not required. Earlier progress of this
 * sign-in is discarded.
 */
export async function startSignIn({ db }: Core, uid: string, { accountId, hasCode, now }: Start) {
  const values = {
    account_id: accountId,
    has_code: hasCode ? 1 : 0,
    code_channel: null,
    challenge_sealed: null,
    phone_challenge_sealed: null,
    passkey_challenge_sealed: null,
    passkey_challenge_at: null,
    created_at: iso(now),
  };
  await db
    .insertInto("sign_in")
    .values({ uid, ...values })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet(values))
    .execute();
}

/**
 * Matches a sign-in of an account. The account is part of the condition, because another account may have taken over
 * the sign-in.
 */
type Place = Pick<SignInRow, "uid" | "account_id">;

/**
 * Records where the current code was sent; with its challenge it only works in this sign-in. The challenge of the other channel
 * stays, so that the user can switch back to that code.
 */
export async function saveSentCode(
  { db, seal }: Core,
  { uid, account_id }: Place,
  { channel, challengeId }: { channel: CodeChannel; challengeId: string },
  now: Date,
) {
  const sealedChallenge = seal.close(challengeId, aboutSignIn(uid));
  const challenge =
    channel === "phone" ? { phone_challenge_sealed: sealedChallenge } : { challenge_sealed: sealedChallenge };
  await db
    .updateTable("sign_in")
    .set({ ...challenge, has_code: 0, code_channel: channel, created_at: iso(now) })
    .where("uid", "=", uid)
    .where("account_id", "=", account_id)
    .execute();
}

/** Records that the second factor was correct. It and all other challenges of this sign-in cannot be used again. */
export async function passCode({ db }: Core, { uid, account_id }: Place, now: Date) {
  await db
    .updateTable("sign_in")
    .set({
      has_code: 1,
      challenge_sealed: null,
      phone_challenge_sealed: null,
      passkey_challenge_sealed: null,
      created_at: iso(now),
    })
    .where("uid", "=", uid)
    .where("account_id", "=", account_id)
    .execute();
}

/** The challenge of the code that is required now. */
export function requireChallenge({ seal }: Core, { uid, code_channel, ...row }: SignInRow): string {
  const sealedChallenge = code_channel === "phone" ? row.phone_challenge_sealed : row.challenge_sealed;
  return sealedChallenge === null
    ? refuse("invalid", "code.wrong")
    : seal.open<string>(sealedChallenge, aboutSignIn(uid));
}

/** The challenges of the pending codes of an account's sign-ins on a channel, newest first. */
export async function listChallenges(
  { db, seal }: Core,
  accountId: string,
  channel: CodeChannel,
  now: Date,
): Promise<string[]> {
  const column = channel === "phone" ? "phone_challenge_sealed" : "challenge_sealed";
  const rows = await db
    .selectFrom("sign_in")
    .select(["uid", `${column} as sealed`])
    .where("account_id", "=", accountId)
    .where("has_code", "=", 0)
    .where("created_at", ">", iso(secondsLater(now, -codeSeconds)))
    .orderBy("created_at", "desc")
    .limit(validCodesPerEmail)
    .execute();
  return rows.flatMap(({ uid, sealed: sealedChallenge }) =>
    sealedChallenge === null ? [] : [seal.open<string>(sealedChallenge, aboutSignIn(uid))],
  );
}
