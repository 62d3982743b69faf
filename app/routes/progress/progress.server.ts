import type { RefusalCode } from "~/rules/refusal-code";
import { json, redirect } from "@remix-run/node";
import { evidence, progress, registration } from "~/contract";
import { Failure, isFailure } from "~/gateway/failure";
import { paths } from "~/paths";
import { companyNameOf } from "~/rules/registration/company-name";
import { parseTabToFix } from "~/rules/onboarding/returnable-parts";
import { isPromisedReview, stateForSupplier, toWait } from "~/rules/onboarding/promised-dates";
import { registrationCookie } from "~/session/cookies.server";
import { type SessionEntry, readEntry, saveEntry, secondsToResend } from "~/session/entry.server";
import { isAboutAccess, retryParams } from "~/session/answer-failure.server";
import type { Portal } from "~/session/portal.server";
import { falseChallenge, formGuard, isRobot } from "~/session/robots.server";
import { hasMailbox } from "~/session/settings.server";
import { questionsPath } from "~/rules/conversation/questions-path";
import { readQuestion } from "~/rules/form/question";
import {
  progressCodeQuestion,
  progressEmailQuestion,
  type ProgressOutcome,
  type RegistrationProgress,
  type ProgressStanding,
} from "./progress-forms";

/** The query of this page for an email address other than the session's. */
const otherEmail = "other";

/**
 * The state of the page: the step this browser is at, and the marker of its form. A browser with a registration session
 * has already confirmed its email address: it gets the result immediately, or continues to its target page.
 */
export async function loadProgress(portal: Portal) {
  const own = await findOwnStanding(portal);
  const place = own && placeToGoOn(portal, own);
  if (place) throw redirect(place);
  const entry = await readEntry(portal.request);
  const evidenceAnswer = own ? await portal.optional(evidence.list, {}) : null;
  return {
    own,
    packs: evidenceAnswer?.packs,
    email: entry.progress?.email ?? null,
    sentAt: entry.progress?.sentAt ?? 0,
    resendSeconds: secondsToResend(entry.progress?.sentAt),
    purpose: purposeOf(portal),
    guard: formGuard(),
    hasMailbox: hasMailbox(),
  };
}

/**
 * Step one: sends a code. A robot, a known and an unknown email all get the same answer (S-16, S-17); only a person
 * gets an email.
 */
export async function sendProgressCode(portal: Portal, form: FormData) {
  const submission = readQuestion(progressEmailQuestion, form);
  if (submission.status !== "success") return json<ProgressOutcome>({ email: submission.reply() }, { status: 422 });
  const { email } = submission.value;
  const entry = await readEntry(portal.request);
  if (isRobot(form)) return toCode(portal, entry, { id: falseChallenge(), email });

  const { answer, failure } = await portal.attempt(progress.requestCode, { email, language: await portal.language });
  if (failure)
    return answerRefusal(portal, failure, (codes) => ({ email: submission.reply({ fieldErrors: { email: codes } }) }));
  return toCode(portal, entry, { id: answer.challengeId, email });
}

/** Step two: the query uses up the code, so the response is the page itself rather than a redirect. */
export async function queryProgress(portal: Portal, form: FormData) {
  const { progress: challenge, ...entry } = await readEntry(portal.request);
  if (!challenge) return redirect(progressPage(portal), 303);
  const submission = readQuestion(progressCodeQuestion, form);
  if (submission.status !== "success") return json<ProgressOutcome>({ code: submission.reply() }, { status: 422 });

  const { email, id: challengeId } = challenge;
  const query = { email, code: submission.value.code, challengeId };
  const { answer, failure } = await portal.attempt(progress.query, query);
  if (failure)
    return answerRefusal(
      portal,
      failure,
      (codes) => ({ code: submission.reply({ fieldErrors: { code: codes } }) }),
      "query",
    );
  const { registrationToken, ...registered } = answer;
  const headers = new Headers({ "set-cookie": await saveEntry(entry) });
  // The code has confirmed the email address, so continuing or withdrawing needs no other code.
  if (registrationToken) headers.append("set-cookie", await registrationCookie.serialize(registrationToken));
  const standing = await toStanding(portal, registered);
  const place = placeToGoOn(portal, standing);
  if (registrationToken && place) return redirect(place, { status: 303, headers });
  return json<ProgressOutcome>({ standing, hasSession: Boolean(registrationToken) }, { headers });
}

/**
 * The progress of the registration in this browser's session. Null if there is no session, if it has ended, if the base API is
 * unavailable, or if the user wants to look up another registration.
 */
async function findOwnStanding(portal: Portal): Promise<ProgressStanding | null> {
  if (portal.query.has(otherEmail) || !(await portal.hasRegistration())) return null;
  const draft = await portal.optional(registration.load, {});
  if (!draft) return null;
  // The progress is the registrant's. A colleague can look up another registration with its email.
  if (draft.colleague)
    throw await portal.answerFor(
      new Failure(403, { code: "colleague.ownerOnly", details: { params: { name: draft.name } } }),
    );
  const basic = draft.sections.find(({ section }) => section === "basic")?.values;
  return toStanding(portal, {
    number: draft.submission?.number ?? null,
    companyName: companyNameOf(basic ?? {}) ?? null,
    progress: draft.progress,
    unreadMessages: draft.unreadMessages,
  });
}

/** The days are counted here, so that browser and server agree on today. */
async function toStanding(portal: Portal, item: RegistrationProgress): Promise<ProgressStanding> {
  const now = new Date();
  const { state } = item.progress;
  const usual = isPromisedReview(state) ? await portal.optional(progress.usualDays, { review: state }) : null;
  return {
    ...item,
    shownState: stateForSupplier(item.progress),
    wait: toWait(item.progress, now),
    usualWorkingDays: usual?.workingDays ?? null,
    asOf: now.toISOString(),
  };
}

/** Back to step one, for another email. */
export async function startAgain(portal: Portal) {
  const { progress: _challenge, ...entry } = await readEntry(portal.request);
  return redirect(progressPage(portal), { status: 303, headers: { "set-cookie": await saveEntry(entry) } });
}

const toCode = async (portal: Portal, entry: SessionEntry, challenge: { id: string; email: string }) =>
  redirect(progressPage(portal), {
    status: 303,
    headers: { "set-cookie": await saveEntry({ ...entry, progress: { ...challenge, sentAt: Date.now() } }) },
  });

/** The tab that the email about a return links to. Null if the user did not come from that email. */
const tabToFix = ({ query }: Portal) => parseTabToFix(query);

/** The purpose of the code: to correct a returned registration, to continue an unfinished one, to read messages, or to see its progress. */
function purposeOf(portal: Portal): "fix" | "continue" | "questions" | "query" {
  if (tabToFix(portal)) return "fix";
  if (portal.query.has("questions")) return "questions";
  return portal.query.has("continue") ? "continue" : "query";
}

/** The next page: the messages, or the registration if it is still being filled in. Null if the progress is shown. */
function placeToGoOn(portal: Portal, { progress: { state }, shownState }: ProgressStanding): string | null {
  if (purposeOf(portal) === "questions") return paths.questions;
  if (state !== "filling" || purposeOf(portal) === "query") return null;
  if (shownState === "returned") return paths.returned;
  return paths.section(tabToFix(portal) ?? "basic");
}

/** This page with the same target. */
function progressPage(portal: Portal): string {
  const tab = tabToFix(portal);
  if (tab) return paths.fix(tab);
  if (purposeOf(portal) === "questions") return questionsPath;
  if (portal.query.has(otherEmail)) return paths.progressOfAnother;
  return purposeOf(portal) === "continue" ? paths.continue : paths.progress;
}

/** Refusals that belong to a field; their sentences are in `findings` under the same code. */
const atField = new Set<string>([
  "code.tooSoon",
  "code.tooMany",
  "code.wrong",
  "code.exhausted",
] satisfies RefusalCode[]);

type ShowAtField = (codes: string[]) => Exclude<ProgressOutcome, { standing: unknown }>;

/**
 * Shows a refusal at its field, with the answers still in the form (422 or 429). If the base API is unavailable, the
 * page stays too, with a message. Too many queries and too many emails are counted separately (S-18).
 */
async function answerRefusal(
  portal: Portal,
  failure: Failure,
  showAtField: ShowAtField,
  purpose: "email" | "query" = "email",
) {
  const status = failure.status === 429 ? 429 : undefined;
  if (atField.has(failure.code)) {
    const code = isFailure(failure, "code.tooMany") && purpose === "query" ? "query.tooMany" : failure.code;
    const params = retryParams(failure);
    const headers = params?.seconds ? { "retry-after": String(params.seconds) } : undefined;
    return json<ProgressOutcome>({ ...showAtField([code]), params }, { status: status ?? 422, headers });
  }
  if (isAboutAccess(failure)) throw await portal.answerFor(failure);
  return json<ProgressOutcome>({ ...showAtField([]), failed: true }, { status: status ?? 503 });
}
