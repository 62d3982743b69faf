import type { Words } from "~/i18n/words";
import type zh from "../zh/colleague-findings";

/** Messages of the page of the colleagues, by code. */
export default {
  "colleague.noTabs": "Choose at least one tab",
  "colleague.invited": "The invitation is on its way",
  "colleague.resent": "The invitation is on its way again",
  "colleague.changed": "The tabs are changed",
  "colleague.nowRemoved": "Removed. This colleague can no longer open the registration.",
} satisfies Words<typeof zh>;
