import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Core } from "../core";
import { countAgainst, forgive } from "../db/rate";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { chinaDate, iso } from "../instants";
import { passwordsPerAccount, passwordsPerAddress } from "../limits";
import { loggedName } from "../security-events/scope";
import { writeSecurityEvent } from "../security-events/write";
import type { Sso } from "../sso/sso";
import { type Account, findAccount } from "./accounts";
import { isPassword } from "./password-hash";
import { channelOf, codeForSignIn } from "./send-code";
import { requireBrowser, standingOf } from "./sign-in";
import { saveSentCode, startSignIn } from "./sign-in-row";

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
  if (!account || !isRight) return refuseSignIn(core, "signIn.wrong", account);
  for (const happening of counted) await forgive(core.db, happening);
  if (account.is_barred === 1) return refuseSignIn(core, "signIn.barred", account, 403);
  if (isExpired(account, now)) return refuseSignIn(core, "signIn.initialExpired", account);

  const asksForCode = chinaDate(now) >= core.config.loginCodeFrom;
  const sent = asksForCode ? await codeForSignIn(core, account, channelOf(core, account), context) : null;
  await startSignIn(core, uid, { accountId: account.id, hasCode: !asksForCode, now });
  if (sent) await saveSentCode(core, { uid, account_id: account.id }, sent, now);
  return standingOf(core, sso, uid, now);
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

/** Says no, and leaves a security event with the hashed account, where there is one (S-60). */
function refuseSignIn(core: Core, reason: string, account: Account | null, status = 400): never {
  const actor = account ? loggedName(core.seal, account.id) : undefined;
  writeSecurityEvent(core, "authn_login_fail", { reason, actor });
  return refuse(status, reason);
}
