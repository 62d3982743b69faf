import type { Letter } from "~/platform/core/letters/letter";
import type { Stationery } from "~/platform/core/letters/letter-parts";
import { categoriesChanged } from "~/platform/core/letters/categories-changed";
import { changeCode, codeLetter } from "~/platform/core/letters/codes";
import { documentsDue } from "~/platform/core/letters/documents-due";
import { draftEnding } from "~/platform/core/letters/draft-ending";
import { fileInfected } from "~/platform/core/letters/file-infected";
import { initialPassword } from "~/platform/core/letters/initial-password";
import { invitationLetter } from "~/platform/core/letters/invitation";
import { nothingRegistered } from "~/platform/core/letters/nothing-registered";
import { onboardingLetter } from "~/platform/core/letters/onboarding";
import { registrationReceived } from "~/platform/core/letters/registration-received";
import { reminderLetter } from "~/platform/core/letters/reminder";
import { alarmLetter, digestLetter } from "~/platform/core/letters/staff";
import { staffInvitationLetter } from "~/platform/core/letters/staff-invitation";
import { type ChangeNews, linkClosed, watchedChange } from "~/platform/core/letters/watched-change";
import { companyLetters } from "./company-letters";
import { expiredWords } from "~/platform/cases/reminders/document-words";
import { digestWords } from "~/platform/cases/reminders/digest-words";
import { steps } from "~/platform/lifecycle/steps";
import { accountLetters } from "./account-letters";

const number = "SR-20261121-000123";
const dueAt = "2026-12-06T02:00:00.000Z";
const email = "w***@acme.example";
const phone = "138****8000";

const reason = {
  zh: "营业执照扫描件不清晰。\n请重新上传。",
  en: "The scan of the business licence is unclear.\nUpload it again.",
};
const comment = { zh: "与网站查询结果不符。", en: "This is not what the website says." };
const places = [
  { section: "basic", field: "duns" },
  { section: "contact", subject: "contact", field: "contacts[0].phone" },
  { section: "certification", field: "qualitySystem" },
] as const;

const draft = {
  touchedAt: new Date("2026-09-22T02:00:00.000Z"),
  endsAt: new Date(dueAt),
  sections: ["basic", "bank"] as const,
  files: 3,
};

const bank = {
  section: "bank",
  subject: "bank",
  before: ["CN ****2345", "CN ****7781"],
  after: ["CN ****3334"],
} as const;
const identity = { subject: "identity", before: ["Acme Plastics"], after: ["Acme Holding"] } as const;
const contact = {
  section: "contact",
  subject: "contact",
  before: ["Wang Fang", "Li Qiang"],
  after: ["Zhao Min"],
} as const;
const change = { companyName: "Anke Precision", approvers: 2, isCalledBack: true, effectiveAt: dueAt };
const stop = "/stop-change/c0ffee?key=4e1f-9b";

const invited = {
  companyName: "Rheinberg Steckverbinder GmbH",
  invitedBy: "Li Na",
  expiresAt: dueAt,
  note: "We met at electronica in Munich.",
  path: "/invitation?key=4e1f-9b",
};

const newSupplier = { number, supplierCode: "S300001", userAccount: "wang@acme.example" };
const digest = {
  late: 1,
  soon: 2,
  oldest: [
    { number, company_name: "Anke Precision", company_english_name: "Anke Precision", due_at: dueAt },
    {
      number: "SR-20261121-000124",
      company_name: "Acme Plastics",
      company_english_name: "Acme Plastics",
      due_at: "2026-12-08T02:00:00.000Z",
    },
  ],
};

const certificate = { kind: "certificate", list: "certificationType", type: "ISO9001", name: null } as const;
const permit = { kind: "permit", list: "attachmentType", type: "environmentalPermit", name: null } as const;
const certified = { kind: "certificate", list: "certification", type: "environment", name: null } as const;
const today = "2026-11-21";
const documents = {
  expire: [
    { ...permit, dueOn: "2026-11-28" },
    { ...certificate, dueOn: "2026-12-21" },
  ],
  expired: [
    { ...permit, dueOn: "2026-11-14" },
    { ...certified, dueOn: today },
    { ...certificate, kind: "audit", dueOn: "2026-12-21" },
  ],
  audits: [{ ...certificate, kind: "audit", dueOn: "2026-12-21" }],
} as const;
const expiredDocuments = digest.oldest.flatMap((company) =>
  documents.expired.slice(0, 2).map((document) => ({ ...document, company })),
);

const categories = {
  zh: { number, now: "连接器、充电器与线缆", added: "充电器与线缆", removed: "", reason: reason.zh },
  en: {
    number,
    now: "Connectors and Chargers and cables",
    added: "Chargers and cables",
    removed: "",
    reason: reason.en,
  },
};

/** The letters of the onboarding, by the step that sends them. */
const onboardingLetters = (stationery: Stationery) =>
  Object.entries(steps).flatMap(([transition, { letter }]) => {
    if (letter === "silent" || letter === "registrationReceived" || letter === "initialPassword") return [];
    const items = transition.endsWith(".return")
      ? places.map((place) => ({ ...place, comment: comment[stationery.language] }))
      : [];
    const move = { number, reason: reason[stationery.language], due_at: dueAt, items };
    return [[transition, onboardingLetter(stationery, letter, move)] as const];
  });

/** The letters in one language, each with facts like real ones. */
const inOneLanguage = (stationery: Stationery): Record<string, Letter> => ({
  "code.registration": codeLetter(stationery, { purpose: "registration" }, "482913"),
  "code.progress": codeLetter(stationery, { purpose: "progress" }, "482913"),
  "code.signIn": codeLetter(stationery, { purpose: "signIn" }, "482913"),
  "code.password": codeLetter(stationery, { purpose: "password" }, "482913"),
  "code.email": codeLetter(stationery, { purpose: "email" }, "482913"),
  "code.oldEmail": codeLetter(stationery, { purpose: "oldEmail", fact: email }, "482913"),
  "code.phoneEmail": codeLetter(stationery, { purpose: "phoneEmail", fact: phone }, "482913"),
  "code.authenticator": codeLetter(stationery, { purpose: "authenticator" }, "482913"),
  "code.passkey": codeLetter(stationery, { purpose: "passkey" }, "482913"),
  "code.change": changeCode(stationery, bank, "482913"),
  invitation: invitationLetter(stationery, invited),
  "invitation.withoutNote": invitationLetter(stationery, { ...invited, note: "" }),
  staffInvitation: staffInvitationLetter(stationery, {
    userName: "Na Li",
    userAccount: "li.na@acme.example",
    role: { zh: "采购经理", en: "Purchasing manager" }[stationery.language],
    invitedBy: "Min Zhou",
    expiresAt: dueAt,
    path: "/join?key=4e1f-9b",
    hasCompanyDoor: false,
  }),
  nothingRegistered: nothingRegistered(stationery),
  ...Object.fromEntries(onboardingLetters(stationery)),
  "filling.submit": registrationReceived(stationery, { number, dueAt, round: 1 }),
  "filling.submit.again": registrationReceived(stationery, { number, dueAt, round: 2 }),
  "preliminaryReview.approve": initialPassword(stationery, { ...newSupplier, password: "Xk3-9fQmT_2vLp8a" }),
  "preliminaryReview.approve.known": initialPassword(stationery, { ...newSupplier, password: null }),
  "reminder.mendWaiting": reminderLetter(stationery, "mendWaiting", number),
  "reminder.certificationWaiting": reminderLetter(stationery, "certificationWaiting", number),
  "reminder.yearlyReviewWaiting": reminderLetter(stationery, "yearlyReviewWaiting", number),
  "reminder.draftEnds": draftEnding(stationery, "draftEnds", draft),
  "reminder.draftEndsSoon": draftEnding(stationery, "draftEndsSoon", { ...draft, sections: [], files: 0 }),
  "documents.due": documentsDue(stationery, "contact", {
    companyName: "Anke Precision",
    documents: documents.expire,
    today,
  }),
  "documents.due.expired": documentsDue(stationery, "registrant", {
    companyName: "Anke Precision",
    documents: documents.expired,
    today,
  }),
  "documents.due.audits": documentsDue(stationery, "contact", {
    companyName: "Anke Precision",
    documents: documents.audits,
    today,
  }),
  "documents.due.mixed": documentsDue(stationery, "contact", {
    companyName: "Anke Precision",
    documents: [...documents.expire, ...documents.audits],
    today,
  }),
  "file.infected.open": fileInfected(stationery, { isOpen: true }),
  "file.infected": fileInfected(stationery, { isOpen: false }),
  ...accountLetters(stationery),
});

/** The letters that are in both languages. */
function inBothLanguages(stationery: Stationery): Record<string, Letter> {
  const news: ChangeNews[] = ["proposed", "scheduled", "stopped", "effective"];
  const stopOf = (one: ChangeNews) => (one === "proposed" || one === "scheduled" ? stop : null);
  return {
    ...Object.fromEntries(
      news.map((one) => [`change.${one}`, watchedChange(stationery, one, { ...change, ...bank }, stopOf(one))]),
    ),
    "change.proposed.contact": watchedChange(
      stationery,
      "proposed",
      { ...change, ...contact, approvers: 1, isCalledBack: false, effectiveAt: null },
      stop,
    ),
    "change.proposed.identity": watchedChange(
      stationery,
      "proposed",
      { ...change, ...identity, approvers: 2, isCalledBack: false, effectiveAt: null },
      stop,
    ),
    "categories.changed": categoriesChanged(stationery, categories),
    "change.linkClosed": linkClosed(stationery),
    alarm: alarmLetter(stationery, {
      words: {
        zh: { title: `账号邮箱已更换：${email}` },
        en: { title: `An account’s email address was changed: ${email}` },
      },
      to: "/gsrm/personal",
    }),
    digest: digestLetter(stationery, digestWords(digest), "/gsrm?late=1"),
    "documents.expired": digestLetter(stationery, expiredWords(expiredDocuments, today), "/gsrm/document-dates"),
  };
}

type Named = { name: string; letter: Letter; isInBoth: boolean };

/** Every letter there is in the stationery's language, by name, and whether it is in both. */
export const everyLetter = (stationery: Stationery): Named[] => [
  ...named({ ...inOneLanguage(stationery), ...companyLetters(stationery) }, false),
  ...named(inBothLanguages(stationery), true),
];

const named = (letters: Record<string, Letter>, isInBoth: boolean): Named[] =>
  Object.entries(letters).map(([name, letter]) => ({ name, letter, isInBoth }));

/** What the letters of pictures and checks are written with. */
export const stationeryIn = (language: "zh" | "en"): Stationery => ({
  language,
  brandName: { zh: "星澜终端", en: "Starlan Devices" },
  publicOrigin: "https://portal.brand.example",
  support: {
    email: "suppliers@brand.example",
    phone: "0755 8888 6600",
    hours: { zh: "周一至周五 9:00–18:00", en: "Mon–Fri 9:00–18:00" },
  },
});
