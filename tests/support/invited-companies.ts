import { smallPdf, type TabAnswers } from "./company";

/** The answers that a company abroad types on the seven tabs, by tab. */
export type InvitedAnswers = Record<
  "basic" | "business" | "association" | "contact" | "manage" | "bank" | "attachment",
  TabAnswers
>;
type InvitedCompany = {
  country: string;
  /** The text typed to find the country. */
  countryQuery: string;
  /** Its display name. */
  name: string;
  answers: InvitedAnswers;
  /** The registration number after the returned round. */
  corrected: string;
};

const inCommon = {
  business: {
    text: { "turnover[0].amount": "5200000", "turnover[1].amount": "4700000", "turnover[2].amount": "4000000" },
    list: { coverageCountries: ["CN"], categories: ["PCB"] },
  },
  association: { tick: ["none"] },
  manage: { tick: ["none"] },
  attachment: {
    tick: ["attachments[0].longTerm"],
    file: {
      "attachments[0].file": { name: "register-extract.pdf", mimeType: "application/pdf", buffer: smallPdf() },
    },
  },
} satisfies Partial<InvitedAnswers>;

const contactOf = (name: string, phone: string, email: string): TabAnswers => ({
  text: {
    "contacts[0].name": name,
    "contacts[0].position": "Key Account Manager",
    "contacts[0].phone": phone,
    "contacts[0].email": email,
  },
  select: { "contacts[0].type": "business" },
});

const basicOf = (text: Record<string, string>, owner: string): TabAnswers => ({
  text: {
    duns: "544907821",
    registeredCapital: "500000",
    establishedOn: "2005-03-01",
    businessScope: "Precision connectors",
    "shareholders[0].name": owner,
    ...text,
  },
  radio: {
    companyType: "manufacturer",
    recommendsNewTechnology: "no",
    listed: "no",
    "shareholders[0].type": "person",
  },
  tick: ["officeSameAsRegistered", "operatingLongTerm"],
});

/** A German, a Japanese, an Indian and an American manufacturer as each fills in its registration. */
export const invitedCompanies: InvitedCompany[] = [
  {
    country: "DE",
    countryQuery: "DE",
    name: "Rheinberg Steckverbinder GmbH",
    corrected: "Amtsgericht München HRB 42244",
    answers: {
      ...inCommon,
      basic: basicOf(
        {
          companyEnglishName: "Rheinberg Steckverbinder GmbH",
          registeredDetail: "Lindenstrasse 5, 80331 Munich",
          registrationNumber: "Amtsgericht München HRB 42243",
          legalRepresentative: "Anna Berg",
        },
        "Anna Berg",
      ),
      contact: contactOf("Anna Berg", "+49 89 1234 5678", "anna.berg@rheinberg.example"),
      bank: {
        text: {
          "banks[0].accountName": "Rheinberg Steckverbinder GmbH",
          "banks[0].accountNumber": "0532013000",
          "banks[0].iban": "DE89370400440532013000",
          "banks[0].bankName": "Commerzbank",
        },
      },
    },
  },
  {
    country: "JP",
    countryQuery: "JP",
    name: "株式会社青葉電子",
    corrected: "1180301018771",
    answers: {
      ...inCommon,
      basic: basicOf(
        {
          companyName: "株式会社青葉電子",
          companyEnglishName: "Aoba Electronics Co., Ltd.",
          registeredDetail: "1-2-3 Kasumigaseki, Chiyoda-ku, Tokyo",
          registrationNumber: "7000012050002",
          legalRepresentative: "Sato Ken",
        },
        "Sato Ken",
      ),
      contact: contactOf("Sato Ken", "+81 3 1234 5678", "sato@aoba.example"),
      bank: {
        text: {
          "banks[0].accountName": "カ)アオバデンシ",
          "banks[0].accountNumber": "1234567",
          "banks[0].bankCode": "0001",
          "banks[0].branchCode": "001",
          "banks[0].bankName": "Mizuho Bank",
        },
        radio: { "banks[0].subject": "1" },
      },
    },
  },
  {
    country: "IN",
    countryQuery: "India",
    name: "Sahyadri Components Private Limited",
    corrected: "U31900MH2004PTC145679",
    answers: {
      ...inCommon,
      basic: basicOf(
        {
          companyEnglishName: "Sahyadri Components Private Limited",
          registeredDetail: "12 MIDC Road, Pune 411001, Maharashtra",
          registrationNumber: "U31900MH2004PTC145678",
          gstin: "27AAPFU0939F1ZV",
          legalRepresentative: "Meera Joshi",
        },
        "Meera Joshi",
      ),
      contact: contactOf("Meera Joshi", "+91 20 1234 5678", "meera.joshi@sahyadri.example"),
      bank: {
        text: {
          "banks[0].accountName": "Sahyadri Components Private Limited",
          "banks[0].accountNumber": "30412345678",
          "banks[0].bankCode": "SBIN0000095",
          "banks[0].bankName": "State Bank of India",
        },
      },
    },
  },
  {
    country: "US",
    countryQuery: "US",
    name: "Cascade Interconnect Inc.",
    corrected: "5234568",
    answers: {
      ...inCommon,
      // Dollars are not preselected.
      business: { ...inCommon.business, list: { ...inCommon.business.list, turnoverCurrency: ["USD"] } },
      basic: {
        ...basicOf(
          {
            companyEnglishName: "Cascade Interconnect Inc.",
            registeredDetail: "1200 NW Lovejoy St, Portland, OR 97209",
            registrationNumber: "5234567",
            legalRepresentative: "Emily Carter",
          },
          "Emily Carter",
        ),
        list: { capitalCurrency: ["USD"] },
      },
      contact: contactOf("Emily Carter", "+1 503 555 0132", "emily.carter@cascade.example"),
      bank: {
        text: {
          "banks[0].accountName": "Cascade Interconnect Inc.",
          "banks[0].accountNumber": "000123456789",
          "banks[0].swift": "BOFAUS3NXXX",
          "banks[0].bankName": "Bank of America",
        },
      },
    },
  },
];
