import type { RefusalCode } from "~/rules/refusal-code";
import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Standing } from "~/contract/sign-in";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import { refuse, type RefusalKind } from "~/platform/core/base/refuse";
import type { Core, Context } from "~/platform/core/core";
import { countAgainst, countPast, type RateSubject, takeBack } from "~/platform/core/rate-limits/count-against";
import type { Db } from "~/platform/core/database/schema";
import { typedName, typedNameAt } from "~/platform/core/verification-codes/typed-name";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { loggedName } from "~/platform/core/security-events/scope";
import { passwordsAnywhere, passwordsPerAccount, passwordsPerAddress } from "~/platform/core/rate-limits/rates";
import { type Account, foldedAccount, listAccounts } from "~/platform/records/accounts/accounts";
import { toCodeChannel } from "~/platform/records/accounts/code-channel";
import { listPasskeys } from "~/platform/records/accounts/passkeys";
import { hasOwnFactor } from "~/platform/records/accounts/recovery-codes";
import { isPassword } from "~/platform/records/passwords/password-hash";
import { askForPasskey } from "./enter-passkey";
import { deleteHiddenResult, hideResult } from "./hidden-result";
import { codeForSignIn } from "./send-code";
import { loadNextStep, requireBrowser } from "./sign-in";
import { saveSentCode, startSignIn } from "./sign-in-row";
import { barredReason } from "~/platform/records/accounts/barred-reason";
import type { Sso } from "./sso/sso";

type PasswordInput = z.output<typeof signIn.enterPassword.input>;

/**
 * Checks account and password. An attempt is counted before the comparison, and a correct one removes only its own
 * count. If a name or email address matches two accounts, the password decides; a password that is correct for both
 * opens neither. Signing in must not clear the attempts on other accounts from the same address. Accounts are never
 * locked: after attempts from many addresses, the response only stops revealing whether a password is right
 * (`hideResult`).
 */
export async function enterPassword(
  core: Core,
  sso: Sso,
  { uid, account: input, password }: PasswordInput,
  context: Context,
): Promise<Standing> {
  await requireBrowser(sso, uid, context);
  const { now } = context;
  const budget = budgetOf(core, input, context);
  await countAgainst(core.db, now, budget);
  const candidates = await listAccounts(core, input);
  const anywhere = countedAnywhere(core, input, candidates);
  const isHidden = await isAnyPast(core.db, now, anywhere);
  const [account, another] = await listRight(candidates, password);
  const target = candidates.length === 1 ? (candidates[0] ?? null) : null;
  if (isHidden) {
    const isAllowed = account?.is_barred === 0 && !another && !isExpired(account, now);
    if (!account) logFailure(core, "signIn.wrong", target);
    await hideResult(core, uid, isAllowed ? account : null, context);
    return loadNextStep(core, sso, uid, now);
  }
  await deleteHiddenResult(core, uid);
  if (!account) return refuseSignIn(core, "signIn.wrong", target);
  await takeBack(core.db, [...budget, ...anywhere]);
  if (another) return refuseSignIn(core, "signIn.nameNeeded", account);
  if (account.is_barred === 1) return refuseSignIn(core, await barredReason(core.db, account.id), account, "forbidden");
  if (isExpired(account, now)) return refuseSignIn(core, "signIn.initialExpired", account);

  const asksForCode = chinaDate(now) >= core.config.loginCodeFrom;
  const asksForPasskey = asksForCode && (await listPasskeys(core.db, account.id)).length > 0;
  // An account with a passkey or an authenticator app gets a code only on request.
  const sendsCode = asksForCode && !(await hasOwnFactor(core.db, account.id));
  const sentCode = sendsCode ? await codeForSignIn(core, account, toCodeChannel(core, account), context) : null;
  await startSignIn(core, uid, { accountId: account.id, hasCode: !asksForCode, now });
  if (asksForPasskey) await askForPasskey(core, uid, now);
  if (sentCode) await saveSentCode(core, { uid, account_id: account.id }, sentCode, now);
  return loadNextStep(core, sso, uid, now);
}

/**
 * The limits for an attempt that do not depend on its address: one for every account that it could open, or one for the
 * typed name.
 */
function countedAnywhere({ seal }: Core, input: string, candidates: readonly Account[]): RateSubject[] {
  const ids = candidates.map(({ id }) => id);
  const subjects = ids.length > 0 ? ids : [typedName(seal, foldedAccount(input))];
  return subjects.map((subject) => ({ rate: passwordsAnywhere, subject }));
}

/** Counts an attempt against all of these. Returns whether any limit is exceeded. */
async function isAnyPast(db: Db, now: Date, happenings: readonly RateSubject[]): Promise<boolean> {
  const results: boolean[] = [];
  for (const happening of happenings) results.push(await countPast(db, now, happening));
  return results.includes(true);
}

/**
 * The accounts with this password. All are compared, and if there is none, a dummy password, so that the time does not reveal
 * how many there are.
 */
async function listRight(candidates: readonly Account[], password: string): Promise<Account[]> {
  if (candidates.length === 0) await isPassword(password, null);
  const results = await Promise.all(candidates.map(({ password_hash }) => isPassword(password, password_hash)));
  return candidates.filter((_, at) => results[at]);
}

const isExpired = ({ password_initial_until }: Account, now: Date) =>
  password_initial_until !== null && iso(now) >= password_initial_until;

/** The limits that refuse an attempt: for this account from this address, and for any account from this address. */
function budgetOf({ seal }: Core, input: string, { addressGroup }: Context) {
  return [
    { rate: passwordsPerAccount, subject: typedNameAt(seal, foldedAccount(input), addressGroup) },
    { rate: passwordsPerAddress, subject: seal.hash("password", addressGroup) },
  ];
}

/** Refuses a sign-in, and logs a security event. */
function refuseSignIn(core: Core, reason: RefusalCode, account: Account | null, kind: RefusalKind = "invalid"): never {
  logFailure(core, reason, account);
  return refuse(kind, reason);
}

/** The security event of a failed sign-in, with the hashed account if there is one (S-60). */
function logFailure(core: Core, reason: string, account: Account | null): void {
  const actor = account ? loggedName(core.seal, account.id) : undefined;
  writeSecurityEvent(core, "authn_login_fail", { reason, actor });
}
