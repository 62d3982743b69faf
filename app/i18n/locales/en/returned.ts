import type { Words } from "~/i18n/words";
import type zh from "../zh/returned";

/** The page with the comments of a returned registration. */
export default {
  page: "Comments on your registration",
  left_one: "{{count}} comment left, then submit again",
  left_other: "{{count}} comments left, then submit again",
  allDone: "All comments dealt with: submit again",
  general: "Make the changes and submit again",
  when: "Returned by Procurement on {{date}}",
  list: "Comments",
  open: "To do",
  changed: "Changed",
  kept: "Kept, with a reason",
  current: "Current answer:",
  change: "Change",
  changeAgain: "Change again",
  changeInstead: "Change it instead",
  save: "Save the change",
  keep: "Keep it and say why",
  saveReason: "Save the reason",
  rewrite: "Edit",
  openIn: "Open in {{tab}}",
  cancel: "Cancel",
  same: "This is the answer that you submitted. Change it, or keep it and say why.",
  conflict: "In another window, this answer was changed to the following. What you typed is not saved yet:",
  overwrite: "To replace it with what you typed, press “Save the change” again.",
  others: "You do not need to re-enter anything else.",
  rest: "See all answers",
  allChanged: "Every comment is dealt with. Check your answers and submit again.",
  noItems: "Make the changes described above and submit again.",
} satisfies Words<typeof zh>;
