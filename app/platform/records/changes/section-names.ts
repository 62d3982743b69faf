import type { SectionId } from "~/rules/registration/section-ids";
import type { Language } from "~/platform/ground/database/schema";

/** What the sections are called in letters and messages (glossary). */
export const sectionNames: Record<SectionId, Record<Language, string>> = {
  basic: { zh: "公司基本信息", en: "company basic information" },
  business: { zh: "公司经营信息", en: "company operating information" },
  association: { zh: "关联公司", en: "related companies" },
  contact: { zh: "业务联系人", en: "business contacts" },
  manage: { zh: "管理体系认证", en: "management system certification" },
  bank: { zh: "银行信息", en: "bank information" },
  attachment: { zh: "评审附件", en: "review attachments" },
};
