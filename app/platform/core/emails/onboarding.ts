import { formatDay } from "~/rules/format";
import { firstReturnedTab, fixPath, type ReturnablePart } from "~/rules/onboarding/returnable-parts";
import type { Language } from "~/i18n/language";
import { fieldName } from "~/platform/core/words/field-name";
import { type Say, wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { Block, EmailFact, Parts, EmailContext } from "./email-parts";

/** A reviewer's comment on a tab, or on a field of it. */
type Item = { section: ReturnablePart; field?: string | null; comment: string };
/** The facts of an email: `comments` are the reason and the requested changes, `due` is a formatted day. */
type Step = { number: string; comments: Block[]; due: string; tab: string };
/** Writes an email from the texts of the onboarding; the labels of links are those of all emails. */
type Write = (t: Say<"onboardingEmails">, step: Step, emails: Say<"emails">) => Parts;

const toWorkspace = (emails: Say<"emails">) => ({ label: emails("links.signIn"), path: "/workspace" });
const toCertification = (emails: Say<"emails">) => ({ label: emails("links.signIn"), path: "/gcis/certification" });
const toCompanyFile = (emails: Say<"emails">) => ({ label: emails("links.signIn"), path: "/gcis/company" });
const toProgress = (emails: Say<"emails">) => ({ label: emails("links.progress"), path: "/progress" });

/** The emails to a supplier when its registration moves on; `lifecycle/steps.ts` defines which step sends which email. */
const writers = {
  withdrawn: (t, { number }, emails) => ({
    subject: number ? t("withdrawn.subjectWithNumber", { number }) : t("withdrawn.subject"),
    body: [t("withdrawn.opening"), t("withdrawn.next")],
    link: { label: emails("links.registerAgain"), path: "/register/start" },
  }),
  registrationReturned: (t, { number, comments, tab }, emails) => ({
    subject: t("registrationReturned.subject", { number }),
    body: [t("registrationReturned.opening"), ...comments, t("registrationReturned.next")],
    link: { label: emails("links.fix"), path: fixPath(tab) },
  }),
  registrationRefused: (t, { number, comments }, emails) => ({
    subject: t("registrationRefused.subject", { number }),
    body: [t("registrationRefused.opening"), ...comments, t("registrationRefused.next")],
    link: toProgress(emails),
  }),
  potential: (t, { number }, emails) => ({
    subject: t("potential.subject", { number }),
    body: [t("potential.opening")],
    link: toWorkspace(emails),
  }),
  certificationStarted: (t, { number }, emails) => ({
    subject: t("certificationStarted.subject", { number }),
    body: [t("certificationStarted.opening")],
    link: toCertification(emails),
  }),
  certificationReceived: (t, { number, due }, emails) => ({
    subject: t("certificationReceived.subject", { number }),
    body: [t("certificationReceived.opening", { due })],
    link: toProgress(emails),
  }),
  certificationReturned: (t, { number, comments }, emails) => ({
    subject: t("certificationReturned.subject", { number }),
    body: [t("certificationReturned.opening"), ...comments, t("certificationReturned.next")],
    link: toCertification(emails),
  }),
  certificationRefused: (t, { number, comments }, emails) => ({
    subject: t("certificationRefused.subject", { number }),
    body: [t("certificationRefused.opening"), ...comments, t("certificationRefused.next")],
    link: toProgress(emails),
  }),
  certificationPassed: (t, { number, due }, emails) => ({
    subject: t("certificationPassed.subject", { number }),
    body: [t("certificationPassed.opening", { due })],
    link: toWorkspace(emails),
  }),
  reopened: (t, { number, comments }, emails) => ({
    subject: t("reopened.subject", { number }),
    body: [t("reopened.opening"), ...comments, t("reopened.next")],
    link: toProgress(emails),
  }),
  qualified: (t, { number }, emails) => ({
    subject: t("qualified.subject", { number }),
    body: [t("qualified.opening")],
    link: toWorkspace(emails),
  }),
  yearlyReview: (t, { number, due }, emails) => ({
    subject: t("yearlyReview.subject", { number, due }),
    body: [t("yearlyReview.opening"), t("yearlyReview.next")],
    link: toCompanyFile(emails),
  }),
  blocked: (t, { number, comments }, emails) => ({
    subject: t("blocked.subject", { number }),
    body: [t("blocked.opening"), ...comments, t("blocked.next")],
    link: toWorkspace(emails),
  }),
  reinstated: (t, { number, comments }, emails) => ({
    subject: t("reinstated.subject", { number }),
    body: [t("reinstated.opening"), ...comments, t("reinstated.next")],
    link: toWorkspace(emails),
  }),
  retired: (t, { number, comments }, emails) => ({
    subject: t("retired.subject", { number }),
    body: [t("retired.opening"), ...comments, t("retired.next")],
    link: toWorkspace(emails),
  }),
} satisfies Record<string, Write>;
export type OnboardingEmail = keyof typeof writers;

type Move = {
  number: string | null;
  reason: string | undefined;
  due_at: string | null;
  /** The returned items, in the order they were written. */
  items?: readonly Item[];
};

/** An email about a registration that moved on. */
export function onboardingEmail(emailContext: EmailContext, name: OnboardingEmail, move: Move): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "onboardingEmails");
  const step = {
    number: move.number ?? "",
    comments: listComments(t, language, move),
    due: move.due_at ? formatDay(language, move.due_at) : "",
    tab: firstReturnedTab(move.items ?? []),
  };
  return renderEmail(emailContext, "registrant", writers[name](t, step, wordsIn(language, "emails")));
}

/** The reason and the comments, each comment with the tab or field that it concerns. */
function listComments(t: Say<"onboardingEmails">, language: Language, { reason, items = [] }: Move): Block[] {
  const facts: EmailFact[] = [
    ...(reason ? [[t("reason"), reason, "written"] as const] : []),
    ...items.map(({ section, field, comment }): EmailFact => [
      fieldName(language, section, field ?? null),
      comment,
      "written",
    ]),
  ];
  return facts.length > 0 ? [{ facts }] : [];
}
