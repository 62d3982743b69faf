import { formatDay } from "~/rules/format";
import { firstReturnedTab, fixPath, type ReturnablePart } from "~/rules/onboarding/returnable-parts";
import type { Language } from "~/platform/core/database/schema";
import { fieldName } from "~/platform/core/words/field-name";
import { type Say, wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Block, LetterFact, Parts, Stationery } from "./letter-parts";

/** What a reviewer commented on: a tab, or a field of it. */
type Item = { section: ReturnablePart; field?: string | null; comment: string };
/** The facts of a letter: `comments` are the reason and the requested changes, `due` is a formatted day. */
type Step = { number: string; comments: Block[]; due: string; tab: string };
/** Writes a letter with these words; the words of links are those of all letters. */
type Write = (t: Say<"onboardingLetters">, step: Step, letters: Say<"letters">) => Parts;

const toWorkspace = (letters: Say<"letters">) => ({ label: letters("links.signIn"), path: "/workspace" });
const toCertification = (letters: Say<"letters">) => ({ label: letters("links.signIn"), path: "/gcis/certification" });
const toCompanyFile = (letters: Say<"letters">) => ({ label: letters("links.signIn"), path: "/gcis/company" });
const toProgress = (letters: Say<"letters">) => ({ label: letters("links.progress"), path: "/progress" });

/** What a supplier is sent when its registration moves on; which step sends which letter is in `lifecycle/steps.ts`. */
const writers = {
  withdrawn: (t, { number }, letters) => ({
    subject: number ? t("withdrawn.subjectWithNumber", { number }) : t("withdrawn.subject"),
    body: [t("withdrawn.opening"), t("withdrawn.next")],
    link: { label: letters("links.registerAgain"), path: "/register/start" },
  }),
  registrationReturned: (t, { number, comments, tab }, letters) => ({
    subject: t("registrationReturned.subject", { number }),
    body: [t("registrationReturned.opening"), ...comments, t("registrationReturned.next")],
    link: { label: letters("links.fix"), path: fixPath(tab) },
  }),
  registrationRefused: (t, { number, comments }, letters) => ({
    subject: t("registrationRefused.subject", { number }),
    body: [t("registrationRefused.opening"), ...comments, t("registrationRefused.next")],
    link: toProgress(letters),
  }),
  potential: (t, { number }, letters) => ({
    subject: t("potential.subject", { number }),
    body: [t("potential.opening")],
    link: toWorkspace(letters),
  }),
  certificationStarted: (t, { number }, letters) => ({
    subject: t("certificationStarted.subject", { number }),
    body: [t("certificationStarted.opening")],
    link: toCertification(letters),
  }),
  certificationReceived: (t, { number, due }, letters) => ({
    subject: t("certificationReceived.subject", { number }),
    body: [t("certificationReceived.opening", { due })],
    link: toProgress(letters),
  }),
  certificationReturned: (t, { number, comments }, letters) => ({
    subject: t("certificationReturned.subject", { number }),
    body: [t("certificationReturned.opening"), ...comments, t("certificationReturned.next")],
    link: toCertification(letters),
  }),
  certificationRefused: (t, { number, comments }, letters) => ({
    subject: t("certificationRefused.subject", { number }),
    body: [t("certificationRefused.opening"), ...comments, t("certificationRefused.next")],
    link: toProgress(letters),
  }),
  certificationPassed: (t, { number, due }, letters) => ({
    subject: t("certificationPassed.subject", { number }),
    body: [t("certificationPassed.opening", { due })],
    link: toWorkspace(letters),
  }),
  reopened: (t, { number, comments }, letters) => ({
    subject: t("reopened.subject", { number }),
    body: [t("reopened.opening"), ...comments, t("reopened.next")],
    link: toProgress(letters),
  }),
  qualified: (t, { number }, letters) => ({
    subject: t("qualified.subject", { number }),
    body: [t("qualified.opening")],
    link: toWorkspace(letters),
  }),
  yearlyReview: (t, { number, due }, letters) => ({
    subject: t("yearlyReview.subject", { number, due }),
    body: [t("yearlyReview.opening"), t("yearlyReview.next")],
    link: toCompanyFile(letters),
  }),
  blocked: (t, { number, comments }, letters) => ({
    subject: t("blocked.subject", { number }),
    body: [t("blocked.opening"), ...comments, t("blocked.next")],
    link: toWorkspace(letters),
  }),
  reinstated: (t, { number, comments }, letters) => ({
    subject: t("reinstated.subject", { number }),
    body: [t("reinstated.opening"), ...comments, t("reinstated.next")],
    link: toWorkspace(letters),
  }),
  retired: (t, { number, comments }, letters) => ({
    subject: t("retired.subject", { number }),
    body: [t("retired.opening"), ...comments, t("retired.next")],
    link: toWorkspace(letters),
  }),
} satisfies Record<string, Write>;
export type OnboardingLetter = keyof typeof writers;

type Move = {
  number: string | null;
  reason: string | undefined;
  due_at: string | null;
  /** What was returned, in the order it was written. */
  items?: readonly Item[];
};

/** A letter about a registration that moved on. */
export function onboardingLetter(stationery: Stationery, name: OnboardingLetter, move: Move): Letter {
  const { language } = stationery;
  const t = wordsIn(language, "onboardingLetters");
  const step = {
    number: move.number ?? "",
    comments: listComments(t, language, move),
    due: move.due_at ? formatDay(language, move.due_at) : "",
    tab: firstReturnedTab(move.items ?? []),
  };
  return layOut(stationery, "registrant", writers[name](t, step, wordsIn(language, "letters")));
}

/** The reason, and the comments, each with the place it is about. */
function listComments(t: Say<"onboardingLetters">, language: Language, { reason, items = [] }: Move): Block[] {
  const facts: LetterFact[] = [
    ...(reason ? [[t("reason"), reason, "written"] as const] : []),
    ...items.map(({ section, field, comment }): LetterFact => [
      fieldName(language, section, field ?? null),
      comment,
      "written",
    ]),
  ];
  return facts.length > 0 ? [{ facts }] : [];
}
