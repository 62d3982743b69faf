import type { RefusalCode } from "~/rules/refusal-code";
import { json, redirect } from "@remix-run/node";
import { registration } from "~/contract";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { foldedEmail } from "~/rules/identifiers/email";
import { formText } from "~/rules/form-values";
import { safePath } from "~/rules/files/safe-path";
import { registrationCookie } from "~/session/cookies.server";
import { type SessionEntry, readEntry, saveEntry, secondsToResend } from "~/session/entry.server";
import { retryParams } from "~/session/answer-failure.server";
import { flash } from "~/session/flash.server";
import type { Portal } from "~/session/portal.server";
import { falseChallenge, formGuard, isRobot } from "~/session/robots.server";
import { readQuestion } from "~/rules/form/question";
import { startCodeQuestion, registrantQuestion, type StartOutcome } from "./start-forms";

/** Loads the form that this browser has reached, the first or the second, with its typed answers. */
export async function loadStart(portal: Portal) {
  const { request, query } = portal;
  const entry = await readEntry(request);
  if (!entry.consent || !entry.country) throw redirect(paths.register);
  const to = query.get("to");
  const challenge = entry.registration;
  const challengeId = challenge?.id;
  const sent = challengeId ? await portal.optional(registration.codeDelivery, { challengeId }) : null;
  return {
    name: entry.name ?? "",
    email: challenge?.email ?? entry.invitation?.email ?? "",
    isInvited: entry.invitation !== undefined,
    isSent: challenge !== undefined && !query.has("change"),
    sentAt: challenge?.sentAt ?? 0,
    resendSeconds: secondsToResend(challenge?.sentAt),
    // If the base API does not support the call, the email counts as sent.
    delivery: sent?.state ?? "accepted",
    isReturn: to !== null && !challenge,
    to: safePath(to, paths.section("basic")),
    guard: formGuard(),
  };
}

/** Handles both forms: sends a code, or confirms it and opens the registration. */
export async function takeStart(portal: Portal) {
  const entry = await readEntry(portal.request);
  if (!entry.consent || !entry.country) return redirect(paths.register, 303);
  const form = await portal.form();
  const to = safePath(form.get("to"), paths.section("basic"));
  return formText(form, "intent") === "start"
    ? confirmCode(portal, entry, form, to)
    : sendCode(portal, entry, form, to);
}

/** A robot gets the same response as a person, but no email is sent (S-16). */
async function sendCode(portal: Portal, entry: SessionEntry, form: FormData, to: string) {
  const submission = readQuestion(registrantQuestion, form);
  if (submission.status !== "success") return json<StartOutcome>({ registrant: submission.reply() }, 422);
  const { name } = submission.value;
  const email = entry.invitation?.email ?? submission.value.email;
  const { answer, failure } = isRobot(form)
    ? { answer: { challengeId: falseChallenge() }, failure: undefined }
    : await portal.attempt(registration.requestCode, { email, language: await portal.language });
  if (failure && portal.query.has("change") && isStillGood(failure, entry, email)) {
    const headers = { "set-cookie": await saveEntry({ ...entry, name }) };
    return redirect(paths.registerStartFor(to), { status: 303, headers });
  }
  if (failure)
    return answerRefusal(portal, failure, (field, code) => ({
      registrant: submission.reply({ fieldErrors: { [field]: [code] } }),
    }));
  const challenge = { id: answer.challengeId, email, sentAt: Date.now() };
  const cookie = await saveEntry({ ...entry, name, registration: challenge });
  return redirect(paths.registerStartFor(to), { status: 303, headers: { "set-cookie": cookie } });
}

/** Whether this browser requested a code for the same address a moment ago, so that another is not needed. */
const isStillGood = ({ code }: Failure, { registration: sentCode }: SessionEntry, email: string): boolean =>
  code === "code.tooSoon" && sentCode !== undefined && foldedEmail(sentCode.email) === foldedEmail(email);

/** Opens the registration. The name and the email are those the code was sent for. */
async function confirmCode(portal: Portal, entry: SessionEntry, form: FormData, to: string) {
  const { registration: sentCode, ...rest } = entry;
  if (!sentCode) return redirect(paths.registerStartFor(to), 303);
  const submission = readQuestion(startCodeQuestion, form);
  if (submission.status !== "success") return json<StartOutcome>({ code: submission.reply() }, 422);
  const { answer, failure } = await portal.attempt(registration.start, {
    name: entry.name ?? "",
    email: sentCode.email,
    code: submission.value.code,
    challengeId: sentCode.id,
    country: entry.country ?? "",
    consentAgreementFlag: 1,
    language: await portal.language,
    ...(entry.invitation && { invitation: entry.invitation.key }),
  });
  if (failure)
    return answerRefusal(portal, failure, (_, code) => ({ code: submission.reply({ fieldErrors: { code: [code] } }) }));
  const headers = new Headers({ "set-cookie": await saveEntry(rest) });
  if (answer.registrationToken === null) return redirect(paths.registered, { status: 303, headers });
  headers.append("set-cookie", await registrationCookie.serialize(answer.registrationToken));
  if (answer.resumed) headers.append("set-cookie", await flash({ code: "registration.resumed" }));
  return redirect(firstStep(answer, to), { status: 303, headers });
}

/** Refusals that belong to a field of the form that was posted, not to the page. */
const fields = new Map<string, string>(
  Object.entries({
    "code.tooSoon": "email",
    "code.tooMany": "email",
    "code.wrong": "code",
    "code.exhausted": "code",
    "registration.country": "email",
  } satisfies Partial<Record<RefusalCode, string>>),
);

/** A refusal that belongs to a field is shown there, with the answers still in the form. */
async function answerRefusal(portal: Portal, failure: Failure, show: (field: string, code: string) => StartOutcome) {
  const { code, status } = failure;
  const field = fields.get(code);
  if (!field) throw await portal.answerFor(failure);
  return json<StartOutcome>({ ...show(field, code), params: retryParams(failure) }, status);
}

/**
 * Returns the first step: the success page of a submitted registration, the comments of a returned one, otherwise the
 * form.
 */
function firstStep({ submitted, returned }: { submitted: boolean; returned: boolean }, to: string) {
  if (submitted) return paths.success;
  return returned ? paths.returned : to;
}
