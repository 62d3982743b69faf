import { json, redirect } from "@remix-run/node";
import type { SubmissionResult } from "@conform-to/dom";
import { env } from "~/config/env.server";
import { colleagues, registration } from "~/contract";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { readQuestion } from "~/rules/form/question";
import { formText } from "~/rules/form-values";
import { ownSections } from "~/rules/registration/shown-sections";
import { readLinkKey } from "~/rules/link-key";
import { isAboutAccess, retryHeaders, retryParams } from "~/session/answer-failure.server";
import { registrationCookie } from "~/session/cookies.server";
import { readEntry, saveEntry, secondsToResend } from "~/session/entry.server";
import type { Portal } from "~/session/portal.server";
import { falseChallenge, formGuard, isRobot } from "~/session/robots.server";
import { hasMailbox } from "~/session/settings.server";
import { startCodeQuestion } from "../registration/start-forms";

/** The result of a posted form. `code` are the errors of the code; `refusals` are the reasons why no code was sent. */
export type EntryOutcome = {
  code?: SubmissionResult;
  refusals?: string[];
  params?: Record<string, string | number>;
};

/** The invitation behind the link, and the current step of this browser. Null if there is no invitation. */
export async function loadEntry(portal: Portal) {
  const key = readLinkKey(portal.query);
  const [invitation, { colleague }] = await Promise.all([
    portal.find(colleagues.look, { token: key }),
    readEntry(portal.request),
  ]);
  const sent = colleague?.key === key && colleague.challengeId !== undefined ? colleague : undefined;
  return {
    invitation,
    isSent: sent !== undefined,
    sentAt: sent?.sentAt ?? 0,
    resendSeconds: secondsToResend(sent?.sentAt),
    guard: formGuard(),
    hasMailbox: hasMailbox(),
  };
}

/** Sends a code to the invited address, or opens the session with it. Opening the link alone does neither. */
export async function takeEntryStep(portal: Portal) {
  const form = await portal.form();
  return formText(form, "intent") === "enter" ? enter(portal, form) : sendCode(portal, form);
}

/** A robot gets the same response as a person, but no email is sent (S-16). */
async function sendCode(portal: Portal, form: FormData) {
  const token = readLinkKey(portal.query);
  const language = await portal.language;
  const { answer, failure } = isRobot(form)
    ? { answer: { challengeId: falseChallenge() }, failure: undefined }
    : await portal.attempt(colleagues.requestCode, { token, language });
  if (failure) return answerRefusal(portal, failure, (refusals) => ({ refusals }));
  const colleague = { key: token, challengeId: answer.challengeId, sentAt: Date.now() };
  const cookie = await saveEntry({ ...(await readEntry(portal.request)), colleague });
  return redirect(paths.colleague(token), { status: 303, headers: { "set-cookie": cookie } });
}

async function enter(portal: Portal, form: FormData) {
  const token = readLinkKey(portal.query);
  const { colleague, ...entry } = await readEntry(portal.request);
  if (colleague?.challengeId === undefined) return redirect(paths.colleague(token), 303);
  const submission = readQuestion(startCodeQuestion, form);
  if (submission.status !== "success") return json<EntryOutcome>({ code: submission.reply() }, 422);
  const input = { token, code: submission.value.code, challengeId: colleague.challengeId };
  const { answer, failure } = await portal.attempt(colleagues.enter, input);
  if (failure)
    return answerRefusal(portal, failure, (codes) => ({ code: submission.reply({ fieldErrors: { code: codes } }) }));
  // The link stays stored, because an ended session redirects to it.
  const headers = new Headers({ "set-cookie": await saveEntry({ ...entry, colleague: { key: token } }) });
  headers.append("set-cookie", await registrationCookie.serialize(answer.registrationToken));
  return redirect(await firstPage(portal, answer), { status: 303, headers });
}

/** Returns the first of their tabs, or that there is currently nothing to fill in. */
async function firstPage(
  portal: Portal,
  { registrationToken, submitted }: { registrationToken: string; submitted: boolean },
) {
  if (submitted) return paths.part;
  const draft = await portal.call(registration.load, {}, { caller: { registrationToken } });
  const [first] = ownSections(env.REGISTRATION_HIDDEN_TAB, draft.colleague);
  return first ? paths.section(first) : paths.part;
}

/**
 * Shows a refusal about the code in the form. For any other one it reloads the page, which shows the state of the link.
 */
async function answerRefusal(portal: Portal, failure: Failure, show: (codes: string[]) => EntryOutcome) {
  const { code, status } = failure;
  if (code.startsWith("code."))
    return json<EntryOutcome>(
      { ...show([code]), params: retryParams(failure) },
      { status, headers: retryHeaders(failure) },
    );
  if (!isAboutAccess(failure) && status < 429) return redirect(paths.colleague(readLinkKey(portal.query)), 303);
  throw await portal.answerFor(failure);
}
