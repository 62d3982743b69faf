import type { Email } from "~/platform/core/emails/render-email";
import type { EmailContext } from "~/platform/core/emails/email-parts";
import { categoriesChanged } from "~/platform/core/emails/categories-changed";
import { changeCode, codeEmail } from "~/platform/core/emails/codes";
import { documentsDue } from "~/platform/core/emails/documents-due";
import { draftEnding } from "~/platform/core/emails/draft-ending";
import { fileInfected } from "~/platform/core/emails/file-infected";
import { initialPassword } from "~/platform/core/emails/initial-password";
import { invitationEmail } from "~/platform/core/emails/invitation";
import { questionEmail } from "~/platform/core/emails/question";
import { nothingRegistered } from "~/platform/core/emails/nothing-registered";
import { onboardingEmail } from "~/platform/core/emails/onboarding";
import { registrationReceived } from "~/platform/core/emails/registration-received";
import { reminderEmail } from "~/platform/core/emails/reminder";
import { alarmEmail, digestEmail } from "~/platform/core/emails/staff";
import { staffInvitationEmail } from "~/platform/core/emails/staff-invitation";
import { type ChangeNews, linkClosed, watchedChange } from "~/platform/core/emails/watched-change";
import { companyEmails } from "./company-emails";
import { supplierInvitationEmail, supplierRemovalEmail } from "./supplier-people-emails";
import { expiredWords } from "~/platform/cases/reminders/document-words";
import { digestWords } from "~/platform/cases/reminders/digest-words";
import { steps } from "~/platform/lifecycle/steps";
import { accountEmails } from "./account-emails";

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

/** The emails of the onboarding, by the step that sends them. */
const onboardingEmails = (emailContext: EmailContext) =>
  Object.entries(steps).flatMap(([transition, { email: kind }]) => {
    if (kind === "silent" || kind === "registrationReceived" || kind === "initialPassword") return [];
    const items = transition.endsWith(".return")
      ? places.map((place) => ({ ...place, comment: comment[emailContext.language] }))
      : [];
    const move = { number, reason: reason[emailContext.language], due_at: dueAt, items };
    return [[transition, onboardingEmail(emailContext, kind, move)] as const];
  });

/** The emails in one language, each with facts like real ones. */
const inOneLanguage = (emailContext: EmailContext): Record<string, Email> => ({
  "code.registration": codeEmail(emailContext, { purpose: "registration" }, "482913"),
  "code.progress": codeEmail(emailContext, { purpose: "progress" }, "482913"),
  "code.signIn": codeEmail(emailContext, { purpose: "signIn" }, "482913"),
  "code.password": codeEmail(emailContext, { purpose: "password" }, "482913"),
  "code.email": codeEmail(emailContext, { purpose: "email" }, "482913"),
  "code.oldEmail": codeEmail(emailContext, { purpose: "oldEmail", fact: email }, "482913"),
  "code.phoneEmail": codeEmail(emailContext, { purpose: "phoneEmail", fact: phone }, "482913"),
  "code.authenticator": codeEmail(emailContext, { purpose: "authenticator" }, "482913"),
  "code.passkey": codeEmail(emailContext, { purpose: "passkey" }, "482913"),
  "code.change": changeCode(emailContext, bank, "482913"),
  invitation: invitationEmail(emailContext, invited),
  "invitation.withoutNote": invitationEmail(emailContext, { ...invited, note: "" }),
  staffInvitation: staffInvitationEmail(emailContext, {
    userName: "Na Li",
    userAccount: "li.na@acme.example",
    role: { zh: "采购经理", en: "Purchasing manager" }[emailContext.language],
    invitedBy: "Min Zhou",
    expiresAt: dueAt,
    path: "/join?key=4e1f-9b",
    hasCompanyDoor: false,
    supplier: null,
  }),
  "conversation.question": questionEmail(emailContext, { number, path: "/progress?questions=1" }),
  "conversation.question.draft": questionEmail(emailContext, { number: null, path: "/progress?questions=1" }),
  nothingRegistered: nothingRegistered(emailContext),
  ...Object.fromEntries(onboardingEmails(emailContext)),
  "filling.submit": registrationReceived(emailContext, { number, dueAt, round: 1 }),
  "filling.submit.again": registrationReceived(emailContext, { number, dueAt, round: 2 }),
  "preliminaryReview.approve": initialPassword(emailContext, { ...newSupplier, password: "Xk3-9fQmT_2vLp8a" }),
  "preliminaryReview.approve.known": initialPassword(emailContext, { ...newSupplier, password: null }),
  "reminder.returnedWaiting": reminderEmail(emailContext, "returnedWaiting", number),
  "reminder.certificationWaiting": reminderEmail(emailContext, "certificationWaiting", number),
  "reminder.yearlyReviewWaiting": reminderEmail(emailContext, "yearlyReviewWaiting", number),
  "reminder.draftEnds": draftEnding(emailContext, "draftEnds", draft),
  "reminder.draftEndsSoon": draftEnding(emailContext, "draftEndsSoon", { ...draft, sections: [], files: 0 }),
  "documents.due": documentsDue(emailContext, "contact", {
    companyName: "Anke Precision",
    documents: documents.expire,
    today,
  }),
  "documents.due.expired": documentsDue(emailContext, "registrant", {
    companyName: "Anke Precision",
    documents: documents.expired,
    today,
  }),
  "documents.due.audits": documentsDue(emailContext, "contact", {
    companyName: "Anke Precision",
    documents: documents.audits,
    today,
  }),
  "documents.due.mixed": documentsDue(emailContext, "contact", {
    companyName: "Anke Precision",
    documents: [...documents.expire, ...documents.audits],
    today,
  }),
  "file.infected.open": fileInfected(emailContext, { isOpen: true }),
  "file.infected": fileInfected(emailContext, { isOpen: false }),
  ...accountEmails(emailContext),
});

/** The bilingual emails. */
function inBothLanguages(emailContext: EmailContext): Record<string, Email> {
  const news: ChangeNews[] = ["proposed", "scheduled", "stopped", "effective"];
  const stopOf = (one: ChangeNews) => (one === "proposed" || one === "scheduled" ? stop : null);
  return {
    ...Object.fromEntries(
      news.map((one) => [`change.${one}`, watchedChange(emailContext, one, { ...change, ...bank }, stopOf(one))]),
    ),
    "change.proposed.contact": watchedChange(
      emailContext,
      "proposed",
      { ...change, ...contact, approvers: 1, isCalledBack: false, effectiveAt: null },
      stop,
    ),
    "change.proposed.identity": watchedChange(
      emailContext,
      "proposed",
      { ...change, ...identity, approvers: 2, isCalledBack: false, effectiveAt: null },
      stop,
    ),
    "categories.changed": categoriesChanged(emailContext, categories),
    "change.linkClosed": linkClosed(emailContext),
    alarm: alarmEmail(emailContext, {
      words: {
        zh: { title: `账号邮箱已更换：${email}` },
        en: { title: `An account’s email address was changed: ${email}` },
      },
      to: "/gsrm/personal",
    }),
    digest: digestEmail(emailContext, digestWords(digest), "/gsrm?late=1"),
    "documents.expired": digestEmail(emailContext, expiredWords(expiredDocuments, today), "/gsrm/document-dates"),
  };
}

type Named = { name: string; message: Email; isInBoth: boolean };

/** All emails in the context's language, by name, and whether each is bilingual. */
export const everyEmail = (emailContext: EmailContext): Named[] => [
  ...named({ ...inOneLanguage(emailContext), ...companyEmails(emailContext) }, false),
  ...named({ "supplierPeople.invitation": supplierInvitationEmail(emailContext) }, false),
  ...named({ ...inBothLanguages(emailContext), "supplierPeople.removed": supplierRemovalEmail(emailContext) }, true),
];

const named = (emails: Record<string, Email>, isInBoth: boolean): Named[] =>
  Object.entries(emails).map(([name, message]) => ({ name, message, isInBoth }));

/** The context of the emails in pictures and checks. */
export const emailContextIn = (language: "zh" | "en"): EmailContext => ({
  language,
  brandName: { zh: "星澜终端", en: "Starlan Devices" },
  publicOrigin: "https://portal.brand.example",
  support: {
    email: "suppliers@brand.example",
    phone: "0755 8888 6600",
    hours: { zh: "周一至周五 9:00–18:00", en: "Mon–Fri 9:00–18:00" },
  },
});
