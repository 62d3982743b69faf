import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/sections";

/** The names of the sections in emails and messages (glossary). */
export default {
  basic: "company information",
  business: "business operations",
  association: "related companies",
  contact: "business contacts",
  manage: "management system certifications",
  bank: "bank details",
  attachment: "review attachments",
} satisfies Words<typeof zh>;
