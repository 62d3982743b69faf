import type { z } from "zod";
import { authenticator } from "~/contract";
import { authenticatorSetupTries } from "~/rules/sign-in/authenticator";
import type { ActorContext } from "~/platform/cases/handler";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { findTimeStep, newAuthenticatorSecret } from "~/platform/core/verification-codes/authenticator-code";
import { accountBudget } from "~/platform/core/verification-codes/budgets";
import { checkCode, spendCode } from "~/platform/core/verification-codes/confirm-code";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import type { Core } from "~/platform/core/core";
import { takeBack } from "~/platform/core/rate-limits/count-against";
import { codeEmail } from "~/platform/core/emails/codes";
import { authenticatorSetupSeconds } from "~/platform/core/rate-limits/factor-rates";
import { accountById, lockAccount } from "~/platform/records/accounts/accounts";
import {
  aboutAuthenticator,
  aboutAuthenticatorSetup,
  deleteAuthenticator,
  findAuthenticator,
} from "~/platform/records/accounts/authenticators";
import {
  countRecoveryCodes,
  deleteNeedlessRecoveryCodes,
  hasOwnFactor,
  newRecoveryCodes,
  replaceRecoveryCodes,
} from "~/platform/records/accounts/recovery-codes";
import { noteAuthenticatorChange } from "./authenticator-news";
import { requireSignInHere } from "./require-sign-in-here";

type Code = z.output<typeof authenticator.begin.input>;
type Activation = z.output<typeof authenticator.activate.input>;

/** The company's own provider handles second factors itself. */
const requireOffered = (core: Core, accountId: string) =>
  requireSignInHere(core, accountId, "authenticator.notOffered");

/** The authenticator app and the recovery codes of the caller. */
export async function readAuthenticator(core: Core, { actor: { accountId } }: ActorContext) {
  await requireOffered(core, accountId);
  const row = await findAuthenticator(core.db, accountId);
  const isOffered = await hasOwnFactor(core.db, accountId);
  const recoveryCodes = (await countRecoveryCodes(core.db, accountId)) ?? { left: 0, madeAt: null };
  return {
    authenticator: row ? { addedAt: row.added_at, lastUsedAt: row.used_at } : null,
    recoveryCodes: isOffered ? recoveryCodes : null,
  };
}

/**
 * Sends the code that every change below requires, because an open session is not enough to change how an account signs
 * in.
 */
export async function sendAuthenticatorCode(core: Core, context: ActorContext) {
  await requireOffered(core, context.actor.accountId);
  const { id: accountId, email } = await accountById(core, context.actor.accountId);
  const words = { ...core.config, language: context.language };
  const request = { email, purpose: "authenticator", accountId } as const;
  return requestCode(core, context, request, (code) => codeEmail(words, request, code));
}

/**
 * After a code was used, removes it from the rate limit, as for sign-ins, so that someone who has just added an app can
 * create new recovery codes immediately.
 */
async function takeBackSentCode({ db, seal }: Core, { actor: { accountId } }: ActorContext): Promise<void> {
  const { email } = await accountById({ db, seal }, accountId);
  await takeBack(db, accountBudget(seal, "authenticator", accountId, email));
}

/** Checks that code; returns what `spendCode` needs. */
async function checkFreshCode(core: Core, code: Code, { actor: { accountId }, now }: ActorContext): Promise<string> {
  const { email } = await accountById(core, accountId);
  return checkCode(core, now, { ...code, email, purpose: "authenticator" });
}

/** Checks the code and returns a secret, which is only in this response. */
export async function beginAuthenticator(core: Core, code: Code, context: ActorContext) {
  await requireOffered(core, context.actor.accountId);
  const { accountId } = context.actor;
  if (await findAuthenticator(core.db, accountId)) refuse("conflict", "authenticator.known");
  const checkedCode = await checkFreshCode(core, code, context);
  const secret = newAuthenticatorSecret();
  const row = {
    secret_sealed: core.seal.close(secret, aboutAuthenticatorSetup(accountId)),
    tries: 0,
    created_at: iso(context.now),
  };
  await core.db.transaction().execute(async (trx) => {
    await spendCode(trx, context.now, checkedCode);
    await trx
      .insertInto("authenticator_setup")
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
      .execute();
  });
  await takeBackSentCode(core, context);
  return { secret };
}

/** Adds the app once its first code proves that it has the secret. That code cannot be used to sign in. */
export async function activateAuthenticator(core: Core, { code }: Activation, context: ActorContext) {
  await requireOffered(core, context.actor.accountId);
  const { now } = context;
  const { accountId } = context.actor;
  const sealedSecret = await takeTry(core, accountId, now);
  const secret = core.seal.open<string>(sealedSecret, aboutAuthenticatorSetup(accountId));
  const step = findTimeStep(secret, code, now) ?? refuse("invalid", "authenticator.wrong");
  const recoveryCodes = await newRecoveryCodes();
  await core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if (await findAuthenticator(trx, accountId)) refuse("conflict", "authenticator.known");
    const { numDeletedRows } = await trx
      .deleteFrom("authenticator_setup")
      .where("account_id", "=", accountId)
      .where("secret_sealed", "=", sealedSecret)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) refuse("invalid", "authenticator.expired");
    await trx
      .insertInto("authenticator")
      .values({
        account_id: accountId,
        secret_sealed: core.seal.close(secret, aboutAuthenticator(accountId)),
        last_step: step,
        added_at: iso(now),
        used_at: null,
      })
      .execute();
    await replaceRecoveryCodes(trx, accountId, recoveryCodes, now);
    await noteAuthenticatorChange(core, trx, "authenticatorAdded", context);
  });
  core.emailWaits();
  return { recoveryCodes: recoveryCodes.codes };
}

/** The encrypted secret that is waiting for its first code. The attempt is counted before anything is compared. */
async function takeTry({ db }: Core, accountId: string, now: Date): Promise<string> {
  const row = await db
    .updateTable("authenticator_setup")
    .set((setup) => ({ tries: setup("tries", "+", 1) }))
    .where("account_id", "=", accountId)
    .where("tries", "<", authenticatorSetupTries)
    .where("created_at", ">", iso(secondsLater(now, -authenticatorSetupSeconds)))
    .returning("secret_sealed")
    .executeTakeFirst();
  return row?.secret_sealed ?? refuse("invalid", "authenticator.expired");
}

/** Removes the app with a new code. */
export async function removeAuthenticator(core: Core, code: Code, context: ActorContext) {
  await requireOffered(core, context.actor.accountId);
  const { accountId } = context.actor;
  if (!(await findAuthenticator(core.db, accountId))) refuse("unknown", "authenticator.unknown");
  const checkedCode = await checkFreshCode(core, code, context);
  await core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    await spendCode(trx, context.now, checkedCode);
    await deleteAuthenticator(trx, accountId);
    await deleteNeedlessRecoveryCodes(trx, accountId);
    await noteAuthenticatorChange(core, trx, "authenticatorRemoved", context);
  });
  await takeBackSentCode(core, context);
  core.emailWaits();
  return {};
}

/** Generates new recovery codes with a new code. */
export async function renewRecoveryCodes(core: Core, code: Code, context: ActorContext) {
  await requireOffered(core, context.actor.accountId);
  const { accountId } = context.actor;
  if (!(await hasOwnFactor(core.db, accountId))) refuse("conflict", "recoveryCode.needless");
  const checkedCode = await checkFreshCode(core, code, context);
  const recoveryCodes = await newRecoveryCodes();
  await core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    await spendCode(trx, context.now, checkedCode);
    await replaceRecoveryCodes(trx, accountId, recoveryCodes, context.now);
    await noteAuthenticatorChange(core, trx, "recoveryCodesRenewed", context);
  });
  await takeBackSentCode(core, context);
  core.emailWaits();
  return { recoveryCodes: recoveryCodes.codes };
}
