import { usccCheck } from "~/rules/identifiers/credit-code";
import { rowsIn } from "~/rules/form-values";
import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { Db } from "~/platform/core/database/schema";
import type { State } from "~/rules/onboarding/stages";
import { chinaDate } from "~/rules/calendar/china-date";
import { demoAnswers } from "./company-answers";
import { type DemoDocument, storeDemoDocument } from "./documents";
import { toLicence } from "./papers";
import { registerDemo } from "./register";

/** A registered company of the demo; `at` makes its numbers unique. */
export type Applicant = {
  name: string;
  english: string;
  short: string;
  who: string;
  companyType?: "agent";
  way: [State, daysAgo: number][];
};

/** Companies to review: several waiting for purchasing, one of them overdue, and one that was refused. */
const applicants: Applicant[] = [
  {
    name: "惠州市启明光电科技有限公司",
    english: "Huizhou Qiming Optoelectronics Co., Ltd.",
    short: "qiming",
    who: "黄伟",
    way: [
      ["filling", 21],
      ["preliminaryReview", 16],
    ],
  },
  {
    name: "苏州瑞联精密模具有限公司",
    english: "Suzhou Ruilian Precision Mould Co., Ltd.",
    short: "ruilian",
    who: "沈晓燕",
    way: [
      ["filling", 15],
      ["preliminaryReview", 12],
    ],
  },
  {
    name: "成都川芯微电子股份有限公司",
    english: "Chengdu Chuanxin Microelectronics Co., Ltd.",
    short: "chuanxin",
    who: "何川",
    way: [
      ["filling", 6],
      ["preliminaryReview", 3],
    ],
  },
  {
    name: "宁波海纳电池有限公司",
    english: "Ningbo Haina Battery Co., Ltd.",
    short: "haina",
    who: "周海",
    way: [
      ["filling", 40],
      ["preliminaryReview", 33],
      ["refused", 25],
    ],
  },
];

/** Creates the registrations that purchasing reviews in the demo, once. */
export async function seedDemoRegistrations(core: Core): Promise<void> {
  const earlier = await core.db.selectFrom("seed").select("name").where("name", "=", "demo registrations").execute();
  const documents =
    earlier.length > 0
      ? []
      : await Promise.all(
          applicants.map((applicant, at) =>
            storeDemoDocument(core, "licence", toLicence(answersOf(core, applicant, at, "").basic)),
          ),
        );
  await seedOnce(core.db, {
    name: "demo registrations",
    version: "1",
    async write(trx) {
      for (const [at, applicant] of applicants.entries())
        await registerApplicant(core, trx, applicant, at, documents.slice(at, at + 1));
    },
  });
}

/** Moves an applicant to the state of its history. Returns the registration's id. */
export const registerApplicant = (
  core: Core,
  trx: Db,
  applicant: Applicant,
  at: number,
  documents: DemoDocument[],
): Promise<string> =>
  registerDemo(core, trx, {
    owner: { name: applicant.who, email: `${applicant.short}@demo.example` },
    numbered: `90001${at}`,
    way: applicant.way,
    documents,
    answers: ({ licence = "" }) => answersOf(core, applicant, at, licence),
  });

function answersOf(core: Core, { name, english, short, who, companyType }: Applicant, at: number, licence: string) {
  const none = { iso9001: "", iso14001: "", licence, permit: "" };
  const { basic, bank, attachment, contact, ...answers } = demoAnswers(chinaDate(core.now()), none);
  const code = `9144030030${at}56782X`.slice(0, 17).padEnd(17, "1");
  const [account] = rowsIn(bank.banks);
  const [first] = rowsIn(attachment.attachments);
  const contacts = rowsIn(contact.contacts);
  return {
    ...answers,
    basic: {
      ...basic,
      companyName: name,
      companyEnglishName: english,
      abbreviation: short.toUpperCase(),
      ...(companyType && { companyType }),
      unifiedCreditCode: code + usccCheck(code),
      taxId: code + usccCheck(code),
      duns: `54490${at}231`,
      legalRepresentative: who,
      website: `https://www.${short}.example`,
    },
    manage: { none: "1" },
    bank: { banks: [{ ...account, accountName: name, accountNumber: `40000277092005${at}345` }] },
    attachment: { attachments: [{ ...first }] },
    contact: {
      contacts: contacts.map((row) => ({ ...row, phone: `+86 1380013${at}000`, email: `sales@${short}.example` })),
    },
  };
}
