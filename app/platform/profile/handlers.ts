import { profile } from "~/contract";
import type { Core } from "../core";
import { type Handler, handleSession } from "../http/router";
import { cancelEmailChange, confirmEmail, requestEmailCode } from "./change-email";
import { updatePhone } from "./change-phone";
import { currentUser } from "./current-user";
import { serveAvatar } from "./serve-avatar";
import { updateTimeZone } from "./time-zone";
import { updateAvatar } from "./update-avatar";

/** The calls of the profile page (§2, §7): each is about the user who asks, and nobody else. */
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
  handleSession(profile.updatePhone, ({ phone }, context) => updatePhone(core, phone, context)),
];
