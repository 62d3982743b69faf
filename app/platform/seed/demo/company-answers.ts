import { daysAfter } from "~/rules/calendar/calendar-date";
import { requiredTurnoverYears } from "~/rules/registration/turnover";
import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";

/** The documents of the demo's company, each under the file UUID given. */
export const demoDocuments = ["iso9001", "iso14001", "licence", "permit"] as const;
type Uuids = Record<(typeof demoDocuments)[number], string>;

const demoCompanyName = "深圳市安科精密有限公司";

/** The registration answers of the demo’s company: a company file to view and change. */
export const demoAnswers = (today: string, uuids: Uuids): Record<SectionId, FormValues> => ({
  basic,
  business: business(today),
  association: { none: "1" },
  contact,
  manage: {
    certifications: [
      {
        id: "1",
        type: "ISO9001",
        certificate: uuids.iso9001,
        validFrom: daysAfter(today, -1077),
        validTo: daysAfter(today, 18),
      },
      {
        id: "2",
        type: "ISO14001",
        certificate: uuids.iso14001,
        validFrom: daysAfter(today, -400),
        validTo: daysAfter(today, 695),
      },
    ],
  },
  bank,
  attachment: {
    attachments: [
      { id: "1", type: "businessLicense", file: uuids.licence, longTerm: "1" },
      { id: "2", type: "environmentalPermit", file: uuids.permit, expiresOn: daysAfter(today, -3) },
    ],
  },
});

const basic: FormValues = {
  companyName: demoCompanyName,
  companyEnglishName: "Shenzhen Anke Precision Co., Ltd.",
  abbreviation: "安科精密",
  companyType: "manufacturer",
  recommendsNewTechnology: "yes",
  registeredCountry: "CN",
  registeredProvince: "440000",
  registeredCity: "440300",
  registeredDetail: "宝安区新桥街道芙蓉工业区 8 号",
  registeredPostcode: "518125",
  officeSameAsRegistered: "1",
  unifiedCreditCode: "91440300MA5EXY3K1M",
  duns: "547208136",
  taxId: "91440300MA5EXY3K1M",
  smeId: "无",
  listed: "no",
  taxpayerQualification: "general",
  registeredCapital: "20000000",
  capitalCurrency: "CNY",
  establishedOn: "2012-04-18",
  operatingLongTerm: "1",
  legalRepresentative: "王芳",
  businessScope: "精密连接器、屏蔽罩及金属结构件的研发、生产和销售。",
  website: "https://www.anke.example",
  shareholders: [{ id: "1", name: "王芳", type: "person", identityId: "440301198506120028" }],
};

const business = (today: string): FormValues => ({
  coverageCountries: ["CN", "VN", "IN"],
  categories: ["CONNECTOR", "METAL"],
  turnoverCurrency: "CNY",
  turnover: requiredTurnoverYears(today).map((year, at) => ({ id: year, year, amount: `${186 - at * 21}000000` })),
  customers: [
    {
      id: "1",
      name: "广东恒讯通信有限公司",
      product: "板对板连接器",
      annualAmount: "4200",
      salesShare: "22.5",
      cooperationYears: "6",
    },
  ],
});

const contact: FormValues = {
  contacts: [
    {
      id: "1",
      type: "business",
      name: "王芳",
      position: "销售总监",
      phone: "+86 755 2788 1001",
      email: "fang.wang@anke.example",
    },
    {
      id: "2",
      type: "finance",
      name: "刘敏",
      position: "财务经理",
      phone: "+86 755 2788 1018",
      email: "finance@anke.example",
    },
  ],
};

const bank: FormValues = {
  banks: [
    {
      id: "1",
      country: "CN",
      bank: "CN-ICBC",
      bankCode: "102584000002",
      accountName: demoCompanyName,
      accountNumber: "400002770920012345",
    },
  ],
};
