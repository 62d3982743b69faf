import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import { complete, uuid } from "../unit/rules/registration/complete";

type Answers = Record<SectionId, FormValues>;

/** The answers that a company abroad would type, in any country. */
function companyIn(country: string, currency: string, basic: FormValues, bank: FormValues): Answers {
  return {
    ...complete,
    basic: {
      companyType: "manufacturer",
      recommendsNewTechnology: "no",
      registeredCountry: country,
      officeSameAsRegistered: "1",
      duns: "544907821",
      listed: "no",
      registeredCapital: "500000",
      capitalCurrency: currency,
      establishedOn: "2005-03-01",
      operatingLongTerm: "1",
      businessScope: "Precision connectors",
      ...basic,
    },
    business: {
      ...complete.business,
      turnoverCurrency: currency,
      customers: [
        { name: "Omega", product: "Connectors", annualAmount: "1200", salesShare: "35.5", cooperationYears: "6" },
      ],
    },
    bank: { banks: [{ country, ...bank }] },
    attachment: { attachments: [{ type: "registrationCertificate", file: uuid("f1"), longTerm: "1" }] },
  };
}

/** A German, a Japanese and an Indian manufacturer, each with complete and valid answers. */
export const abroad = {
  DE: companyIn(
    "DE",
    "EUR",
    {
      companyEnglishName: "Rheinberg Steckverbinder GmbH",
      registeredDetail: "Lindenstrasse 5, 80331 Munich",
      registrationNumber: "Amtsgericht München HRB 42243",
      taxId: "DE136695976",
      legalRepresentative: "Anna Berg",
      shareholders: [{ id: "a", name: "Anna Berg", type: "person" }],
    },
    {
      bankName: "Commerzbank",
      accountName: "Rheinberg Steckverbinder GmbH",
      accountNumber: "0532013000",
      iban: "DE89370400440532013000",
      swift: "COBADEFFXXX",
    },
  ),
  JP: companyIn(
    "JP",
    "JPY",
    {
      companyName: "株式会社青葉電子",
      companyEnglishName: "Aoba Electronics Co., Ltd.",
      registeredDetail: "1-2-3 Kasumigaseki, Chiyoda-ku, Tokyo",
      registrationNumber: "7000012050002",
      legalRepresentative: "Sato Ken",
      shareholders: [{ id: "a", name: "Aoba Holdings", type: "company", identityId: "1180301018771" }],
    },
    {
      bankName: "Mizuho Bank",
      accountName: "カ)アオバデンシ",
      accountNumber: "1234567",
      bankCode: "0001",
      branchCode: "001",
      subject: "1",
    },
  ),
  IN: companyIn(
    "IN",
    "INR",
    {
      companyEnglishName: "Sahyadri Components Private Limited",
      registeredDetail: "12 MIDC Road, Pune 411001, Maharashtra",
      registrationNumber: "U31900MH2004PTC145678",
      gstin: "27AAPFU0939F1ZV",
      legalRepresentative: "Meera Joshi",
      shareholders: [{ id: "a", name: "Meera Joshi", type: "person" }],
    },
    {
      bankName: "State Bank of India",
      accountName: "Sahyadri Components Private Limited",
      accountNumber: "30412345678",
      bankCode: "SBIN0000095",
    },
  ),
} satisfies Record<string, Answers>;
