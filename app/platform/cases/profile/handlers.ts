import { profile, undoEmail } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { cancelPhoneChange, confirmPhone, removePhone, requestPhoneCode } from "./bind-phone";
import { cancelEmailChange, confirmEmail, requestEmailCode } from "./change-email";
import { updatePhone } from "./change-phone";
import { currentUser } from "./current-user";
import { serveAvatar } from "./serve-avatar";
import { endOneSession, endOtherSessions, listSessions } from "./sessions";
import { updateTimeZone } from "./time-zone";
import { lookAtUndo, undo } from "./undo-email";
import { updateAvatar } from "./update-avatar";

/** The calls of the profile page (§2, §7): each is about the user who asks, and nobody else. The undo link is for who reads the old mail. */
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
  handle(undoEmail.look, (input, { now }) => lookAtUndo(core, input, now)),
  handle(undoEmail.undo, (input, context) => undo(core, input, context)),
];
