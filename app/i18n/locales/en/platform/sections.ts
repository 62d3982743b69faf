import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/sections";

/** What the sections are called in letters and messages (glossary). */
export default {
  basic: "company basic information",
  business: "company operating information",
  association: "related companies",
  contact: "business contacts",
  manage: "management system certification",
  bank: "bank information",
  attachment: "review attachments",
} satisfies Words<typeof zh>;
