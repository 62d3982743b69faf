import type { Standing } from "~/contract/sign-in";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { validCodesPerEmail } from "~/rules/limits";
import { iso, secondsLater } from "../instants";
import { codeSeconds } from "../limits";
import { attemptSeconds } from "../sso/lifetimes";
import type { Sso } from "../sso/sso";
import { type Account, accountById } from "./accounts";
import { maskedEmail } from "./masked-email";
import { resendSeconds } from "./send-code";

type Row = { uid: string; account_id: string; has_code: number; challenge_sealed: string | null };
/** A sign-in whose password was right. */
export type SignIn = Row & { account: Account };

const about = (uid: string) => `sign-in:${uid}`;

/** Refuses a sign-in that has run out, or that another browser began: whoever was sent its address learns nothing (S-20). */
export async function requireBrowser(sso: Sso, uid: string, { loginBinding }: Context): Promise<void> {
  if (!loginBinding || !(await sso.checkBinding(uid, loginBinding))) refuse(410, "signIn.gone");
}

/** The sign-in with this id; null while no password has been right. */
async function findSignIn(core: Core, uid: string, now: Date): Promise<SignIn | null> {
  const row = await core.db
    .selectFrom("sign_in")
    .selectAll()
    .where("uid", "=", uid)
    .where("created_at", ">", iso(secondsLater(now, -attemptSeconds)))
    .executeTakeFirst();
  return row ? { ...row, account: await accountById(core, row.account_id) } : null;
}

/** The same where a password must have been right before. */
export const requireSignIn = async (core: Core, uid: string, now: Date): Promise<SignIn> =>
  (await findSignIn(core, uid, now)) ?? refuse(410, "signIn.gone");

type Step = { accountId: string; hasCode: boolean; challengeId: string | null; now: Date };

/**
 * Notes how far a sign-in has come: the password was right, and with `hasCode` the code too, or none is asked for. With its
 * challenge a code works in this sign-in only.
 */
export async function keepSignIn({ db, seal }: Core, uid: string, { accountId, hasCode, challengeId, now }: Step) {
  const values = {
    account_id: accountId,
    has_code: hasCode ? 1 : 0,
    challenge_sealed: challengeId === null ? null : seal.close(challengeId, about(uid)),
    created_at: iso(now),
  };
  await db
    .insertInto("sign_in")
    .values({ uid, ...values })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet(values))
    .execute();
}

/** The challenge of the code that was sent last. */
export const challengeOf = ({ seal }: Core, { uid, challenge_sealed }: SignIn): string =>
  challenge_sealed === null ? refuse(400, "code.wrong") : seal.open<string>(challenge_sealed, about(uid));

/** The challenges of the codes that an account's sign-ins wait for, the newest first. */
export async function listChallenges({ db, seal }: Core, accountId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("sign_in")
    .select(["uid", "challenge_sealed"])
    .where("account_id", "=", accountId)
    .where("has_code", "=", 0)
    .where("created_at", ">", iso(secondsLater(now, -codeSeconds)))
    .orderBy("created_at", "desc")
    .limit(validCodesPerEmail)
    .execute();
  return rows.flatMap(({ uid, challenge_sealed }) =>
    challenge_sealed === null ? [] : [seal.open<string>(challenge_sealed, about(uid))],
  );
}

/** What a sign-in asks for next: the code first, so that only who has both replaces an initial password. */
export async function standingOf(core: Core, sso: Sso, uid: string, now: Date): Promise<Standing> {
  const signIn = await findSignIn(core, uid, now);
  if (!signIn) return { step: "password" };
  const { account, has_code } = signIn;
  if (has_code === 0)
    return {
      step: "code",
      email: maskedEmail(account.email),
      resendSeconds: await resendSeconds(core, account, now),
    };
  if (account.password_initial_until !== null) return { step: "newPassword", account: account.user_account };
  return { step: "done", returnTo: await sso.finish(uid, account.id) };
}
