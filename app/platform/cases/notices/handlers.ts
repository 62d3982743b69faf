import { notices } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { findNotice, listNotices } from "./find-notices";
import { putAway, releaseNoticeFor } from "./release-notice";

/** The notices, and the one of the banner (§4, §7). */
export const noticeHandlers = ({ db }: Core): Handler[] => [
  handleSession(notices.list, (input, { actor, now, language }) => listNotices({ db, actor, now, language }, input)),
  handleSession(notices.one, ({ noticeId }, { actor, now, language }) =>
    findNotice({ db, actor, now, language }, noticeId),
  ),
  handleSession(notices.releaseNotice, (_, { actor, now, language }) => releaseNoticeFor({ db, actor, now }, language)),
  handleSession(notices.readReleaseNotice, async ({ noticeId }, { actor, now }) => {
    await putAway({ db, actor, now }, noticeId);
    return {};
  }),
];
