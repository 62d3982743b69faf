import type { z } from "zod";
import { authenticator, passkeys, profile, undoEmail } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handle, handleSession, type ActorContext } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/core/audit";
import { findTimeZone } from "~/platform/records/lists/find-time-zone";
import { refuse } from "~/platform/core/base/refuse";
import { contactPhone } from "~/rules/contact";
import { noteContactChange } from "~/platform/records/changes/contact-lock";
import { accountById, changeProfile, lockAccount } from "~/platform/records/accounts/accounts";
import { cancelPhoneChange, confirmPhone, removePhone, requestPhoneCode } from "./bind-phone";
import { cancelEmailChange, confirmEmail, requestEmailCode } from "./change-email";
import { currentUser } from "./current-user";
import {
  activateAuthenticator,
  beginAuthenticator,
  readAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  sendAuthenticatorCode,
} from "./authenticator";
import { serveAvatar, updateAvatar } from "./avatar";
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, sendPasskeyCode } from "./passkeys";
import { endOneSession, endOtherSessions, listSessions } from "./sessions";
import { lookAtUndo, undo } from "./undo-email";

/** The calls of the profile page (§2, §7): each concerns only the caller. The undo link is for the reader of the old mailbox. */
export const profileHandlers = (core: Core): Handler[] => [
  handleSession(profile.currentUser, (_, context) => currentUser(core, context)),
  handleSession(profile.updateAvatarPicture, ({ avatarPicture }, context) =>
    updateAvatar(core, avatarPicture, context),
  ),
  handleSession(profile.avatarPicture, ({ pictureId }, { actor }) => serveAvatar(core, pictureId, actor)),
  handleSession(profile.updateUserTimeZone, ({ timeZone }, context) => updateTimeZone(core, timeZone, context)),
  handleSession(profile.requestEmailCode, (input, context) => requestEmailCode(core, input, context)),
  handleSession(profile.confirmEmail, (input, context) => confirmEmail(core, input, context)),
  handleSession(profile.cancelEmailChange, (_, { actor }) => cancelEmailChange(core, actor)),
  handleSession(profile.requestPhoneCode, (input, context) => requestPhoneCode(core, input, context)),
  handleSession(profile.confirmPhone, (input, context) => confirmPhone(core, input, context)),
  handleSession(profile.cancelPhoneChange, (_, { actor }) => cancelPhoneChange(core, actor)),
  handleSession(profile.removePhone, (input, context) => removePhone(core, input, context)),
  handleSession(profile.updatePhone, (input, context) => updatePhone(core, input, context)),
  handleSession(profile.sessions, (_, { actor, now }) => listSessions(core, actor, now)),
  handleSession(profile.endSession, ({ sessionId }, { actor, now }) => endOneSession(core, actor, sessionId, now)),
  handleSession(profile.endOtherSessions, (_, { actor, now }) => endOtherSessions(core, actor, now)),
  handleSession(passkeys.list, (_, context) => listOwnPasskeys(core, context)),
  handleSession(passkeys.sendCode, (_, context) => sendPasskeyCode(core, context)),
  handleSession(passkeys.begin, (input, context) => beginPasskey(core, input, context)),
  handleSession(passkeys.add, (input, context) => addPasskey(core, input, context)),
  handleSession(passkeys.remove, (input, context) => removePasskey(core, input, context)),
  handleSession(authenticator.read, (_, context) => readAuthenticator(core, context)),
  handleSession(authenticator.sendCode, (_, context) => sendAuthenticatorCode(core, context)),
  handleSession(authenticator.begin, (input, context) => beginAuthenticator(core, input, context)),
  handleSession(authenticator.activate, (input, context) => activateAuthenticator(core, input, context)),
  handleSession(authenticator.remove, (input, context) => removeAuthenticator(core, input, context)),
  handleSession(authenticator.renewRecoveryCodes, (input, context) => renewRecoveryCodes(core, input, context)),
  handle(undoEmail.look, (input, { now }) => lookAtUndo(core, input, now)),
  handle(undoEmail.undo, (input, context) => undo(core, input, context)),
];

/** §4, time zone change: returns the code of the new zone. */
async function updateTimeZone({ db }: Core, timeZone: string, { actor, now, language }: ActorContext) {
  const zone = (await findTimeZone(db, timeZone, language)) ?? refuse("invalid", "timeZone.unknown");
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("account").set({ time_zone: zone.value }).where("id", "=", actor.accountId).execute();
    const subject = `account:${actor.accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.timeZone", subject, details: { timeZone } });
  });
  return { code: zone.value };
}

type PhoneInput = z.output<typeof profile.updatePhone.input>;

/**
 * Changes the user's own phone number; an empty one removes it. A number saved since the page was opened is not
 * overwritten.
 */
async function updatePhone(
  { db, seal }: Core,
  { phone: input, before }: PhoneInput,
  { actor: { accountId }, now }: ActorContext,
) {
  const result = contactPhone.safeParse({ phone: input.trim() || undefined });
  if (!result.success) return refuse("invalid", "field.phone");
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const { phone = "" } = await accountById({ db: trx, seal }, accountId);
    if (phone !== before) refuse("conflict", "profile.phone.outdated");
    await changeProfile(trx, seal, accountId, { phone: result.data.phone });
    await noteContactChange(trx, { account_id: accountId }, now);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.phone", subject });
  });
  return {};
}
