import { json, redirect } from "@remix-run/node";
import { registration } from "~/contract";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { safePath } from "~/rules/safe-path";
import type { Asked } from "~/session/caller.server";
import { callerOf } from "~/session/caller.server";
import { registrationCookie } from "~/session/cookies.server";
import { entryOf, keepEntry, type Entry, secondsToResend } from "~/session/entry.server";
import { answerFor } from "~/session/failures.server";
import { flash } from "~/session/flash.server";
import { formMark, honeypot, isRobot } from "~/session/form-guard.server";
import { formOf } from "~/session/posted-form.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { fieldOfRefusal, paramsOfRefusal } from "~/session/refusals";
import { readQuestion } from "~/ui/form/question";
import { codeQuestion, registrantQuestion } from "./registrant-questions";
import type { StartOutcome } from "./start-outcome";

/** Which of the two forms this browser is at, and what it was filled in with. */
export async function loadStart({ request }: Asked) {
  const entry = await entryOf(request);
  if (!entry.consent || !entry.country) throw redirect(paths.register);
  const query = new URL(request.url).searchParams;
  const to = query.get("to");
  const sent = entry.registration;
  return {
    name: entry.name ?? "",
    email: sent?.email ?? "",
    isSent: sent !== undefined && !query.has("change"),
    sentAt: sent?.sentAt ?? 0,
    resendSeconds: secondsToResend(sent?.sentAt),
    isReturn: to !== null && !sent,
    to: safePath(to, paths.section("basic")),
    guard: { mark: formMark(), honeypot },
  };
}

/** One of the two forms, posted: sends a code, or confirms it and opens the registration. */
export async function enter(asked: Asked) {
  const entry = await entryOf(asked.request);
  if (!entry.consent || !entry.country) return redirect(paths.register, 303);
  const posted = await formOf(asked.request);
  const to = safePath(posted.get("to"), paths.section("basic"));
  return formText(posted, "intent") === "start"
    ? confirmCode(asked, entry, posted, to)
    : sendCode(asked, entry, posted, to);
}

/** A robot is answered like a person; only no letter is sent (S-16). */
async function sendCode(asked: Asked, entry: Entry, posted: FormData, to: string) {
  const submission = readQuestion(registrantQuestion, posted);
  if (submission.status !== "success") return json<StartOutcome>({ registrant: submission.reply() }, 422);
  const { name, email } = submission.value;
  try {
    const call = await bareGatewayFor(asked);
    const { locale } = await callerOf(asked);
    const { challengeId } = isRobot(posted)
      ? { challengeId: "none" }
      : await call(registration.requestCode, { email, language: locale });
    const sent = { id: challengeId, email, sentAt: Date.now() };
    const kept = await keepEntry({ ...entry, name, registration: sent });
    return redirect(paths.registerStartFor(to), { status: 303, headers: { "set-cookie": kept } });
  } catch (error) {
    return refused(error, asked, (field, code) => ({
      registrant: submission.reply({ fieldErrors: { [field]: [code] } }),
    }));
  }
}

/** The name and the e-mail are those the code was sent for. */
async function confirmCode(asked: Asked, entry: Entry, posted: FormData, to: string) {
  if (!entry.registration) return redirect(paths.registerStartFor(to), 303);
  const submission = readQuestion(codeQuestion, posted);
  if (submission.status !== "success") return json<StartOutcome>({ code: submission.reply() }, 422);
  try {
    return await open(asked, entry, { ...entry.registration, code: submission.value.code }, to);
  } catch (error) {
    return refused(error, asked, (_, code) => ({ code: submission.reply({ fieldErrors: { code: [code] } }) }));
  }
}

/** A refusal that belongs to a field is said there, with what was typed. */
async function refused(error: unknown, asked: Asked, say: (field: string, code: string) => StartOutcome) {
  if (!(error instanceof Failure)) throw error;
  const field = fieldOfRefusal(error.code);
  if (!field) throw await answerFor(error, asked.request);
  return json<StartOutcome>({ ...say(field, error.code), params: paramsOfRefusal(error) }, error.status);
}

async function open(asked: Asked, entry: Entry, sent: { id: string; email: string; code: string }, to: string) {
  const call = await bareGatewayFor(asked);
  const { locale } = await callerOf(asked);
  const opened = await call(registration.start, {
    name: entry.name ?? "",
    email: sent.email,
    code: sent.code,
    challengeId: sent.id,
    country: entry.country ?? "",
    consentAgreementFlag: 1,
    language: locale,
  });
  const headers = new Headers();
  headers.append("set-cookie", await keepEntry({ ...entry, registration: undefined }));
  if (opened.registrationToken === null) return redirect(paths.registered, { status: 303, headers });
  headers.append("set-cookie", await registrationCookie.serialize(opened.registrationToken));
  if (opened.resumed) headers.append("set-cookie", await flash({ code: "registration.resumed" }));
  return redirect(stepFor(opened, to), { status: 303, headers });
}

/** What was handed in is looked at, what came back is gone through comment by comment, the rest is filled in. */
function stepFor({ submitted, returned }: { submitted: boolean; returned: boolean }, to: string) {
  if (submitted) return paths.success;
  return returned ? paths.review : to;
}
