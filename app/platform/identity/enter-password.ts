import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Core } from "../core";
import { countAgainst, forgive } from "../db/rate";
import type { Context } from "../http/context";
import { Refused, refuse } from "../http/refuse";
import { chinaDate, iso } from "../instants";
import { passwordsPerAccount, passwordsPerAddress } from "../limits";
import type { Sso } from "../sso/sso";
import { isGood } from "../verification/confirm-code";
import { type Account, findAccount } from "./accounts";
import { isPassword } from "./password-hash";
import { sendSignInCode } from "./send-code";
import { keepSignIn, listChallenges, requireBrowser, standingOf } from "./sign-in";

type Input = z.output<typeof signIn.enterPassword.input>;

/**
 * Account and password. A wrong one is counted for this account from this address before it is compared, and a right one
 * takes the count back: guessing is slow, and nobody can lock another's account by guessing at it.
 */
export async function enterPassword(core: Core, sso: Sso, { uid, account: typed, password }: Input, context: Context) {
  await requireBrowser(sso, uid, context);
  const { now } = context;
  const counted = countedFor(core, typed, context);
  await countAgainst(core.db, now, [...counted]);
  const account = await findAccount(core, typed);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) return refuseSignIn(core, context, "signIn.wrong");
  for (const happening of counted) await forgive(core.db, happening);
  if (account.is_barred === 1) refuse(403, "signIn.barred");
  if (isExpired(account, now)) return refuseSignIn(core, context, "signIn.initialExpired");

  const asksForCode = chinaDate(now) >= core.config.loginCodeFrom;
  const challengeId = asksForCode ? await codeForSignIn(core, account, context) : null;
  await keepSignIn(core, uid, { accountId: account.id, hasCode: !asksForCode, challengeId, now });
  return standingOf(core, sso, uid, now);
}

/**
 * The code that a sign-in goes on with: a new one, or where none may be sent yet, the last one that still holds. Whoever
 * closes the window and signs in again finds it in their mail already.
 */
async function codeForSignIn(core: Core, account: Account, context: Context): Promise<string> {
  try {
    return await sendSignInCode(core, account, context);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 429) throw error;
    for (const challengeId of await listChallenges(core, account.id, context.now))
      if (await isGood(core.db, challengeId, context.now)) return challengeId;
    throw error;
  }
}

const isExpired = ({ password_initial_until }: Account, now: Date) =>
  password_initial_until !== null && iso(now) >= password_initial_until;

function countedFor({ seal }: Core, typed: string, { addressGroup }: Context) {
  const account = typed.trim().toLowerCase();
  return [
    { rate: passwordsPerAccount, subject: seal.hash("password", `${account}\n${addressGroup}`) },
    { rate: passwordsPerAddress, subject: seal.hash("password", addressGroup) },
  ] as const;
}

/** Says no, and leaves a security event without anything personal (S-60). */
function refuseSignIn({ seal, config }: Core, { addressGroup }: Context, code: string): never {
  config.log.warn({ event: "authn_login_fail", reason: code, client: seal.hash("log", addressGroup).slice(0, 12) });
  return refuse(400, code);
}
