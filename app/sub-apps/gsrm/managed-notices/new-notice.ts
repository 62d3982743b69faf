import type { ManagedNotice } from "~/contract/managed-notices";
import type { EditedNotice } from "~/rules/workspace/managed-notice";
import { lastDayOf } from "~/rules/workspace/managed-notice";
import { dayOfPublication } from "~/rules/workspace/news";

/** The id in the address of the page on which a notice is written. */
export const newNoticeId = "new";

/** The initial values of the form for a new notice. */
export const emptyNotice: EditedNotice = {
  kind: "announcement",
  audience: "everyone",
  firstDay: "",
  lastDay: "",
  zhTitle: "",
  zhText: "",
  enTitle: "",
  enText: "",
};

/** A notice as its form shows it. */
export const toEditedNotice = ({ kind, audience, publishedDate, endsDate, words }: ManagedNotice): EditedNotice => ({
  kind,
  audience,
  firstDay: dayOfPublication(publishedDate),
  lastDay: lastDayOf(endsDate),
  zhTitle: words.zh.title,
  zhText: words.zh.text,
  enTitle: words.en.title,
  enText: words.en.text,
});
