import { usccCheck } from "~/rules/identifiers/credit-code";
import type { SectionId } from "~/rules/registration/section-ids";
import { type FormValues, rowsIn } from "~/rules/form-values";
import { daysAfter } from "~/rules/calendar/calendar-date";
import { hasCompanyFile, isEnded } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { Db } from "~/platform/core/database/schema";
import type { State } from "~/rules/onboarding/stages";
import { chinaDate } from "~/rules/calendar/china-date";
import { daysLater, iso } from "~/platform/core/base/instants";
import { newId } from "~/platform/records/accounts/accounts";
import { demoAnswers } from "./company-answers";
import { type DeskCompany, deskCompanies } from "./desk-companies";
import { type DemoDocument, storeDemoDocument } from "./documents";
import { toBankPapers, toLicence } from "./papers";
import { registerDemo } from "./register";

const name = "demo desk";

/** Fills the queue of the demo with companies of every stage, each with a licence and the papers of its bank, once. */
export async function seedDemoDesk(core: Core): Promise<void> {
  const earlier = await core.db.selectFrom("seed").select("name").where("name", "=", name).execute();
  if (earlier.length > 0) return;
  const companies = deskCompanies.map((company, at) => ({ company, answers: answersFor(core, company, at), at }));
  const documents = await Promise.all(companies.map(({ answers }) => storePapers(core, answers)));
  await seedOnce(core.db, {
    name,
    version: "1",
    async write(trx) {
      for (const { company, answers, at } of companies)
        await registerCompany(core, trx, { company, answers, at, documents: documents[at] ?? [] });
    },
  });
}

type Answers = Record<SectionId, FormValues>;
type Registered = { company: DeskCompany; answers: Answers; at: number; documents: DemoDocument[] };

async function registerCompany(core: Core, trx: Db, { company, answers, at, documents }: Registered) {
  const way = toWay(company);
  const id = await registerDemo(core, trx, {
    owner: { name: company.who, email: `desk${at}@demo.example` },
    numbered: String(900_100 + at),
    way,
    documents,
    answers: ({ licence = "", account = "" }) =>
      withPapers(answers, { file: licence, ...validityOf(core, company, at) }, account),
    ...(company.isSecond && { answersBefore: { basic: { ...answers.basic, registeredDetail: "工业大道 116 号" } } }),
  });
  const approval = way.find(([state]) => state === "newlyRegistered");
  if (!approval) return;
  const [, daysAgo] = approval;
  await trx
    .insertInto("tenant")
    .values({
      id: newId(),
      tenant_name: company.name,
      supplier_code: `S${20_001 + at}`,
      registration_id: id,
      created_at: iso(daysLater(core.now(), -daysAgo)),
    })
    .execute();
}

const approved = [
  "newlyRegistered",
  "potential",
  "certification",
  "internalReview",
  "restricted",
  "qualified",
] as const;
const reviewDays = 9;

/** The history of a company up to its state, with the days between its steps. */
function toWay({ state, days, isSecond }: DeskCompany): [State, number][] {
  if (state === "preliminaryReview" && !isSecond)
    return [
      ["filling", days + 4],
      [state, days],
    ];
  if (state === "preliminaryReview")
    return [
      ["filling", days + 20],
      [state, days + 15],
      ["filling", days + 9],
      [state, days],
    ];
  if (isEnded(state) || state === "filling")
    return [
      ["filling", days + reviewDays + 5],
      ["preliminaryReview", days + reviewDays],
      [state, days],
    ];
  const steps = approved.slice(0, approved.indexOf(state as (typeof approved)[number]) + 1);
  return [
    ["filling", days + (steps.length + 1) * reviewDays],
    ["preliminaryReview", days + steps.length * reviewDays],
    ...steps.map((step, at): [State, number] => [step, days + (steps.length - 1 - at) * reviewDays]),
  ];
}

function answersFor(core: Core, company: DeskCompany, at: number): Answers {
  const none = { iso9001: "", iso14001: "", licence: "", permit: "" };
  const { basic, business, bank, ...answers } = demoAnswers(chinaDate(core.now()), none);
  const code = `91${company.city}MA5D${String(1000 + at * 7)}K`.padEnd(17, "X").slice(0, 17);
  const creditCode = code + usccCheck(code);
  const [account] = rowsIn(bank["banks"]);
  return {
    ...answers,
    contact: toContact(company.who, at),
    manage: { none: "1" },
    business: { ...business, categories: company.categories },
    bank: {
      banks: [{ ...account, accountName: company.name, accountNumber: `4000028809${String(2_000_345 + at * 91)}` }],
    },
    basic: {
      ...basic,
      companyName: company.name,
      companyEnglishName: company.english,
      abbreviation: company.english.split(" ").slice(0, 2).join(" "),
      companyType: company.companyType,
      registeredProvince: `${company.city.slice(0, 2)}0000`,
      registeredCity: company.city,
      registeredDetail: `工业大道 ${120 + at} 号`,
      unifiedCreditCode: creditCode,
      taxId: creditCode,
      duns: String(540_000_000 + at * 7919),
      legalRepresentative: company.who,
      registeredCapital: String((at % 9) * 5_000_000 + 5_000_000),
      establishedOn: `20${String(5 + (at % 15)).padStart(2, "0")}-0${1 + (at % 9)}-18`,
      businessScope: "电子产品及零部件的研发、生产、销售与技术服务；货物及技术进出口。",
      website: `https://desk${at}.example`,
      shareholders: [
        { id: "1", name: company.who, type: "person", identityId: `44030119${60 + (at % 30)}0612${1000 + at}` },
      ],
    },
  };
}

type Licence = { file: string; longTerm?: string; expiresOn?: string };

/** Licences of suppliers expire over the coming year, none of them soon enough to need action; the others never expire. */
const validityOf = (core: Core, { state }: DeskCompany, at: number): Omit<Licence, "file"> =>
  hasCompanyFile(state) ? { expiresOn: daysAfter(chinaDate(core.now()), 65 + ((at * 37) % 300)) } : { longTerm: "1" };

const withPapers = (answers: Answers, licence: Licence, account: string): Answers => ({
  ...answers,
  attachment: {
    attachments: [
      { id: "1", type: "businessLicense", ...licence },
      { id: "2", type: "bankPermit", file: account, longTerm: "1" },
    ],
  },
});

const toContact = (who: string, at: number): FormValues => ({
  contacts: [
    {
      id: "1",
      type: "business",
      name: who,
      position: "总经理",
      phone: `+86 139 ${String(1000 + at * 37).padStart(4, "0")} ${String(2000 + at * 53).slice(0, 4)}`,
      email: `sales@desk${at}.example`,
    },
    {
      id: "2",
      type: "finance",
      name: "财务部",
      position: "财务经理",
      phone: `+86 138 ${String(3000 + at * 41).slice(0, 4)} ${String(4000 + at * 29).slice(0, 4)}`,
      email: `finance@desk${at}.example`,
    },
  ],
});

const storePapers = async (core: Core, { basic, bank }: Answers): Promise<DemoDocument[]> => [
  await storeDemoDocument(core, "licence", toLicence(basic)),
  await storeDemoDocument(core, "account", toBankPapers(basic, bank)),
];
