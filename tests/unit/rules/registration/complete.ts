import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";

export const today = "2025-06-15";

/** The UUID of a stored file; the last characters make it unique. */
export const uuid = (tail: string) => tail.padStart(33, "0");

/** Valid and complete answers of a Chinese manufacturer. */
export const complete: Record<SectionId, FormValues> = {
  basic: {
    companyName: "深圳市远航电子有限公司",
    companyEnglishName: "Shenzhen Yuanhang Electronics Co., Ltd.",
    companyType: "manufacturer",
    recommendsNewTechnology: "no",
    registeredCountry: "CN",
    registeredProvince: "440000",
    registeredCity: "440300",
    registeredDetail: "南山区科技园一路 1 号",
    officeSameAsRegistered: "1",
    unifiedCreditCode: "91110000710926094P",
    duns: "544907821",
    smeId: "无",
    listed: "no",
    taxpayerQualification: "general",
    registeredCapital: "10000000",
    capitalCurrency: "CNY",
    establishedOn: "2005-03-01",
    operatingLongTerm: "1",
    legalRepresentative: "王伟",
    businessScope: "电子元器件的研发、生产和销售",
    shareholders: [{ id: "a", name: "王伟", type: "person", identityId: "440301198001010011" }],
  },
  business: {
    coverageCountries: ["CN", "JP"],
    categories: ["connector"],
    turnoverCurrency: "CNY",
    turnover: ["2024", "2023", "2022"].map((year) => ({ id: year, year, amount: "120000000.50" })),
    customers: [{ name: "甲公司", product: "连接器", annualAmount: "1200", salesShare: "35.5", cooperationYears: "6" }],
  },
  association: { none: "1" },
  contact: {
    contacts: [
      { type: "business", name: "李娜", position: "销售经理", phone: "+86 755 1234 5678", email: "li@yuanhang.cn" },
    ],
  },
  manage: {
    certifications: [
      { type: "ISO9001", certificate: uuid("c1"), validFrom: "2024-01-01", validTo: "2027-01-01" },
      { type: "other", otherType: "UL", certificate: uuid("c2"), validFrom: "2020-01-01", longTerm: "1" },
    ],
  },
  bank: {
    banks: [
      {
        country: "CN",
        bank: "ICBC",
        bankCode: "102100099996",
        accountName: "深圳市远航电子有限公司",
        accountNumber: "123456789012345678",
      },
    ],
  },
  attachment: {
    attachments: [{ type: "businessLicense", file: uuid("f1"), longTerm: "1" }],
  },
};
