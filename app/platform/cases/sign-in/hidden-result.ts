import { createHash } from "node:crypto";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { refuse, RefusalError } from "~/platform/core/base/refuse";
import { checkCode } from "~/platform/core/verification-codes/confirm-code";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import type { Core, Context } from "~/platform/core/core";
import type { Account } from "~/platform/records/accounts/accounts";
import { toCodeChannel } from "~/platform/records/accounts/code-channel";
import { attemptSeconds } from "~/platform/cases/sign-in/sso/lifetimes";
import { type SentCode, sendSignInCode } from "./send-code";
import { saveSentCode, startSignIn } from "./sign-in-row";

/** The encryption context of a decoy. */
export const aboutHiddenSignIn = (uid: string): string => `hidden-sign-in:${uid}`;

/**
 * Continues a sign-in without revealing whether its password was correct; `account` is null if it was not. A correct
 * password sends the code of the sign-in. A wrong one, and one for which no code may be sent now, gets a decoy: a code
 * that is not sent and allows the same number of attempts, so that only the owner's mailbox shows the difference.
 */
export async function hideResult(core: Core, uid: string, account: Account | null, context: Context): Promise<void> {
  const { db, seal } = core;
  const { now } = context;
  const sentCode = account ? await sendIfAllowed(core, account, context) : null;
  await db.deleteFrom("sign_in").where("uid", "=", uid).execute();
  await deleteHiddenResult(core, uid);
  const decoy = sentCode ? null : seal.close(await makeDecoy(core, uid, context), aboutHiddenSignIn(uid));
  await db
    .insertInto("hidden_sign_in")
    .values({ uid, decoy_sealed: decoy, created_at: iso(now) })
    .execute();
  if (!account || !sentCode) return;
  await startSignIn(core, uid, { accountId: account.id, hasCode: false, now });
  await saveSentCode(core, { uid, account_id: account.id }, sentCode, now);
}

/**
 * Sends a new code each time: a reused code with fewer attempts left would reveal that the password was correct twice.
 */
async function sendIfAllowed(core: Core, account: Account, context: Context): Promise<SentCode | null> {
  try {
    return await sendSignInCode(core, account, toCodeChannel(core, account), context);
  } catch (error) {
    if (!(error instanceof RefusalError) || error.kind !== "tooMany") throw error;
    return null;
  }
}

/** The challenge of a code that is not sent. Each is counted separately, so that none is ever refused. */
async function makeDecoy(core: Core, uid: string, context: Context): Promise<string> {
  const nonce = `${uid} ${iso(context.now)}`;
  const request = { email: decoyAddress(uid), purpose: "signIn", accountId: core.seal.hash("decoy", nonce) } as const;
  const { challengeId } = await requestCode(core, context, request, () => null);
  return challengeId;
}

const decoyAddress = (uid: string) => `${createHash("sha256").update(uid).digest("hex")}@unknown.invalid`;

/** The row of a sign-in whose result is hidden, or undefined if it is not hidden. */
export const findHiddenResult = ({ db }: Core, uid: string, now: Date) =>
  db
    .selectFrom("hidden_sign_in")
    .selectAll()
    .where("uid", "=", uid)
    .where("created_at", ">", iso(secondsLater(now, -attemptSeconds)))
    .executeTakeFirst();

/** Stops hiding the result of a sign-in. */
export async function deleteHiddenResult({ db }: Core, uid: string): Promise<void> {
  await db.deleteFrom("hidden_sign_in").where("uid", "=", uid).execute();
}

/** Refuses any code for a sign-in that has a decoy, as if the code were wrong; does nothing for all other sign-ins. */
export async function tryDecoyCode(core: Core, uid: string, code: string, now: Date): Promise<void> {
  const hidden = await findHiddenResult(core, uid, now);
  if (!hidden?.decoy_sealed) return;
  const challengeId = core.seal.open<string>(hidden.decoy_sealed, aboutHiddenSignIn(uid));
  await checkCode(core, now, { email: decoyAddress(uid), code, challengeId, purpose: "signIn" });
  // Even the right code of a decoy is refused.
  refuse("invalid", "code.wrong");
}

/** Refuses actions that require a known result: resending a code, or using anything but a code. */
export async function refuseHidden(core: Core, uid: string, now: Date): Promise<void> {
  if (await findHiddenResult(core, uid, now)) refuse("gone", "signIn.gone");
}
