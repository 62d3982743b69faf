import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Core, Context } from "~/platform/ground/core";
import { countAgainst, forgive } from "~/platform/ground/database/rate";
import { refuse, type RefusalKind } from "~/platform/ground/base/refuse";
import { chinaDate, iso } from "~/platform/ground/base/instants";
import { passwordsPerAccount, passwordsPerAddress } from "~/platform/ground/settings/limits";
import { loggedName } from "~/platform/ground/security-events/scope";
import { writeSecurityEvent } from "~/platform/ground/security-events/write";
import type { Sso } from "~/platform/cases/sign-in/sso/sso";
import { type Account, findAccount } from "~/platform/records/accounts/accounts";
import { isPassword } from "~/platform/records/accounts/password-hash";
import { channelOf } from "~/platform/records/accounts/code-channel";
import { codeForSignIn } from "./send-code";
import { requireBrowser, standingOf } from "./sign-in";
import { saveSentCode, startSignIn } from "./sign-in-row";

type Input = z.output<typeof signIn.enterPassword.input>;

/**
 * Account and password. A wrong one is counted for this account from this address before it is compared, and a right one
 * takes the count back: guessing is slow, and nobody can lock another's account by guessing at it.
 */
export async function enterPassword(core: Core, sso: Sso, { uid, account: input, password }: Input, context: Context) {
  await requireBrowser(sso, uid, context);
  const { now } = context;
  const budget = countedFor(core, input, context);
  await countAgainst(core.db, now, [...budget]);
  const account = await findAccount(core, input);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) return refuseSignIn(core, "signIn.wrong", account);
  for (const happening of budget) await forgive(core.db, happening);
  if (account.is_barred === 1) return refuseSignIn(core, "signIn.barred", account, "forbidden");
  if (isExpired(account, now)) return refuseSignIn(core, "signIn.initialExpired", account);

  const asksForCode = chinaDate(now) >= core.config.loginCodeFrom;
  const sentCode = asksForCode ? await codeForSignIn(core, account, channelOf(core, account), context) : null;
  await startSignIn(core, uid, { accountId: account.id, hasCode: !asksForCode, now });
  if (sentCode) await saveSentCode(core, { uid, account_id: account.id }, sentCode, now);
  return standingOf(core, sso, uid, now);
}

const isExpired = ({ password_initial_until }: Account, now: Date) =>
  password_initial_until !== null && iso(now) >= password_initial_until;

function countedFor({ seal }: Core, input: string, { addressGroup }: Context) {
  const account = input.trim().toLowerCase();
  return [
    { rate: passwordsPerAccount, subject: seal.hash("password", `${account}\n${addressGroup}`) },
    { rate: passwordsPerAddress, subject: seal.hash("password", addressGroup) },
  ] as const;
}

/** Says no, and leaves a security event with the hashed account, where there is one (S-60). */
function refuseSignIn(core: Core, reason: string, account: Account | null, kind: RefusalKind = "invalid"): never {
  const actor = account ? loggedName(core.seal, account.id) : undefined;
  writeSecurityEvent(core, "authn_login_fail", { reason, actor });
  return refuse(kind, reason);
}
