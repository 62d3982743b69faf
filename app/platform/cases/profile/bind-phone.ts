import type { ActorContext } from "~/platform/cases/handler";
import type { z } from "zod";
import type { profile } from "~/contract";
import { maskedPhone } from "~/rules/identifiers/phone-number";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import { noteContactChange } from "~/platform/records/changes/contact-lock";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { accountById, changeProfile, lockAccount } from "~/platform/records/accounts/accounts";
import { findSignInMethod } from "~/platform/records/accounts/identities";
import { forgetPhone } from "~/platform/records/sessions/reset-access";
import type { Actor } from "~/platform/records/sessions/actor";
import { phoneBound, phoneRemoved } from "~/platform/core/emails/account-changes";
import { putInOutbox, offersPhones } from "~/platform/core/outbox/outbox";
import { findSmsObstacle } from "~/platform/core/outbox/sms-destination";
import { spendCode } from "~/platform/core/verification-codes/confirm-code";
import { phoneNumber } from "~/platform/core/contact-keys";
import { requireOwnPassword } from "./own-password";
import {
  deletePendingPhone,
  findPendingPhone,
  savePendingPhone,
  checkPhoneCodes,
  sendPhoneCodes,
} from "./pending-phone";

type Request = z.output<typeof profile.requestPhoneCode.input>;
type Confirmation = z.output<typeof profile.confirmPhone.input>;
type Removal = z.output<typeof profile.removePhone.input>;

/**
 * Sends a code to the new phone and one to the account's email address: a phone that receives sign-in codes is as powerful as
 * that address, so neither an open session nor a password is enough to bind one. The password is required if there is one, but
 * not to resend the codes of the same change.
 */
export async function requestPhoneCode(core: Core, { boundPhone: input, password }: Request, context: ActorContext) {
  if (!offersPhones(core.config) || (await findSignInMethod(core, context.actor.accountId)) === "company")
    refuse("unknown", "profile.boundPhone.notOffered");
  const number = phoneNumber(input);
  const obstacle = findSmsObstacle(number, core.config.smsCountries);
  if (obstacle !== null) refuse("invalid", `profile.boundPhone.${obstacle}`);
  const account = await accountById(core, context.actor.accountId);
  if (account.boundPhone === number) refuse("invalid", "profile.boundPhone.same");
  const pending = await findPendingPhone(core, account.id);
  if (pending?.number !== number) await requireOwnPassword(core, account, password, context.now);
  const challenges = await sendPhoneCodes(core, account, number, context);
  await savePendingPhone(core, account.id, { number, ...challenges }, context.now);
  return {};
}

/** Binds the phone for sign-in codes if both codes are right, and notifies the account's email address. */
export async function confirmPhone(
  core: Core,
  codes: Confirmation,
  { actor: { accountId }, now, language }: ActorContext,
) {
  const { db, seal, config, emailWaits } = core;
  const pending = (await findPendingPhone(core, accountId)) ?? refuse("invalid", "code.wrong");
  const { email } = await accountById(core, accountId);
  const challenges = await checkPhoneCodes(core, email, pending, codes, now);
  await db.transaction().execute(async (trx) => {
    for (const challenge of challenges) await spendCode(trx, now, challenge);
    await changeProfile(trx, seal, accountId, { boundPhone: pending.number });
    // The change was cancelled, or undone with a change of email, while the codes were checked.
    if (!(await deletePendingPhone(trx, accountId))) refuse("invalid", "code.wrong");
    await notePhoneChange(trx, accountId, "account.phoneBound", now);
    const message = phoneBound({ ...config, language }, maskedPhone(pending.number));
    await putInOutbox(trx, seal, { kind: "phone.bound", to: email, message, now });
  });
  emailWaits();
  return {};
}

/** Cancels the change, so that its codes stop working. */
export async function cancelPhoneChange({ db }: Core, { accountId }: Actor) {
  await deletePendingPhone(db, accountId);
  return {};
}

/** Sends sign-in codes to the email address only, and notifies it. Succeeds without a bound phone too. */
export async function removePhone(
  core: Core,
  { password }: Removal,
  { actor: { accountId }, now, language }: ActorContext,
) {
  const { db, seal, config, emailWaits } = core;
  await requireOwnPassword(core, await accountById(core, accountId), password, now);
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const { email, boundPhone } = await accountById({ db: trx, seal }, accountId);
    if (boundPhone === undefined) return;
    await forgetPhone({ db: trx, seal }, accountId);
    await notePhoneChange(trx, accountId, "account.phoneRemoved", now);
    const message = phoneRemoved({ ...config, language }, maskedPhone(boundPhone));
    await putInOutbox(trx, seal, { kind: "phone.removed", to: email, message, now });
  });
  emailWaits();
  return {};
}

async function notePhoneChange(trx: Db, accountId: string, action: AuditAction, now: Date) {
  await noteContactChange(trx, { account_id: accountId }, now);
  const subject = `account:${accountId}`;
  await recordAudit(trx, { at: now, actor: subject, action, subject });
}
