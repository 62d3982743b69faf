import { json, redirect } from "@remix-run/node";
import { registration } from "~/contract";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { safePath } from "~/rules/safe-path";
import type { Asked } from "~/session/caller.server";
import { callerOf } from "~/session/caller.server";
import { registrationCookie } from "~/session/cookies.server";
import { entryOf, keepEntry, type Entry } from "~/session/entry.server";
import { answerFor } from "~/session/failures.server";
import { flash } from "~/session/flash.server";
import { isRobot } from "~/session/form-guard.server";
import { formOf } from "~/session/posted-form.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { fieldOfRefusal, paramsOfRefusal } from "~/session/refusals";
import { readQuestion } from "~/ui/form/question";
import { questionFor, type Registrant } from "./registrant-questions";
import type { StartOutcome } from "./start";

/** The registrant's form, posted: sends a code, or confirms it and opens the registration. */
export async function enter(asked: Asked) {
  const entry = await entryOf(asked.request);
  if (!entry.consent || !entry.country) return redirect(paths.register, 303);
  const posted = await formOf(asked.request);
  const intent = formText(posted, "intent");
  const to = safePath(posted.get("to"), paths.section("basic"));
  const submission = readQuestion(questionFor(intent), posted);
  if (submission.status !== "success") return json<StartOutcome>({ result: submission.reply() }, 422);

  try {
    return intent === "start"
      ? await open(asked, entry, submission.value, to)
      : await sendCode(asked, entry, submission.value, { robot: isRobot(posted), to });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const field = fieldOfRefusal(error.code);
    if (!field) throw await answerFor(error, asked.request);
    const result = submission.reply({ fieldErrors: { [field]: [error.code] } });
    return json<StartOutcome>({ result, params: paramsOfRefusal(error), isSent: intent === "start" }, error.status);
  }
}

/** A robot is answered like a person; only no letter is sent (S-16). */
async function sendCode(
  asked: Asked,
  entry: Entry,
  { name, email }: Registrant,
  { robot, to }: { robot: boolean; to: string },
) {
  const call = await bareGatewayFor(asked);
  const { locale } = await callerOf(asked);
  const { challengeId } = robot
    ? { challengeId: "none" }
    : await call(registration.requestCode, { email, language: locale });
  const kept = await keepEntry({ ...entry, name, registration: { id: challengeId, email } });
  return redirect(paths.registerStartFor(to), { status: 303, headers: { "set-cookie": kept } });
}

async function open(asked: Asked, entry: Entry, { name, email, code }: Registrant, to: string) {
  const call = await bareGatewayFor(asked);
  const { locale } = await callerOf(asked);
  const challengeId = entry.registration?.email === email ? entry.registration.id : "none";
  const opened = await call(registration.start, {
    name,
    email,
    code,
    challengeId,
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
