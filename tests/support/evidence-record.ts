import { recordFormat, type RoundRecord } from "~/platform/records/evidence/evidence-record";

/** A small round; `scope` is its longest answer, and one character of the company is in none of our fonts. */
export const record = (scope = "电子元器件的研发、生产和销售。"): RoundRecord => ({
  format: recordFormat,
  brand: { zh: "品牌", en: "Brand" },
  origin: "https://portal.brand.example",
  number: "SR-20250615-000001",
  kind: "round",
  round: 1,
  at: "2025-06-15T02:00:00.000Z",
  companyName: "𠮷祥电子有限公司",
  companyEnglishName: "Jixiang Electronics",
  registrant: { name: "王伟", email: "wang@yuanhang.example", emailConfirmedAt: "2025-06-14T02:00:00.000Z" },
  agreements: {
    acceptedAt: "2025-06-14T02:00:00.000Z",
    texts: [
      {
        textCode: "ISP.USER_AGREEMENT",
        version: "2.0",
        title: { zh: "注册协议", en: "Registration agreement" },
        sha256: { zh: "267c28923bf0367e".repeat(4), en: "206cd0431a8c014e".repeat(4) },
      },
    ],
  },
  tabs: [
    {
      section: "basic",
      title: { zh: "公司基本信息", en: "Company information" },
      answers: [
        {
          field: "businessScope",
          row: { zh: "", en: "" },
          label: { zh: "经营范围", en: "Business scope" },
          value: scope,
          text: { zh: scope, en: scope },
        },
      ],
    },
  ],
  files: [
    {
      fileId: "0".repeat(32),
      name: "营业执照（副本）.pdf",
      type: "application/pdf",
      bytes: 182_344,
      uploadedAt: "2025-06-14T03:00:00.000Z",
      section: "attachment",
      label: { zh: "附件 1 · 文件", en: "Attachment 1 · File" },
      path: "files/01-营业执照（副本）.pdf",
      sha256: "d5a9c2abb9bcc45d1ae6b141fad9d752f2334bf9e0e87fea4c890379afc9e353",
    },
  ],
});
