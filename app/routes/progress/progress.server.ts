import { randomBytes } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { progress, registration } from "~/contract";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { mendTabOf } from "~/rules/onboarding/mend";
import type { Asked } from "~/session/caller.server";
import { registrationCookie } from "~/session/cookies.server";
import { type Entry, entryOf, keepEntry, secondsToResend } from "~/session/entry.server";
import { formMark, honeypot, isRobot } from "~/session/form-guard.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { hasRegistration } from "~/session/registration.server";
import { languageOf } from "~/session/language.server";
import { hasMailbox } from "~/session/mailbox.server";
import { codeQuestion, emailQuestion } from "./progress-forms";
import { readQuestion } from "~/ui/form/question";
import type { ProgressOutcome } from "./progress-outcome";
import { refusedQuestion } from "./refused-question.server";
import { type Standing, standingOf } from "./standing.server";

/** The query of this page for another e-mail than the session's. */
const otherEmail = "other";

/**
 * What the page is shown with: which step this browser is at, and the mark of its form. A browser that holds a registration
 * session has confirmed its e-mail: it gets the answer at once, or goes on where it wanted to.
 */
export async function loadProgress(asked: Asked) {
  const { request } = asked;
  const own = await ownStanding(asked);
  const place = own && placeToGoOn(asked, own);
  if (place) throw redirect(place);
  const entry = await entryOf(request);
  return {
    own,
    email: entry.progress?.email ?? null,
    sentAt: entry.progress?.sentAt ?? 0,
    resendSeconds: secondsToResend(entry.progress?.sentAt),
    purpose: purposeOf({ request }),
    guard: { mark: formMark(), honeypot },
    hasMailbox: hasMailbox(),
  };
}

/**
 * Step one: asks for a code. A robot, a known and an unknown e-mail all get the same answer (S-16, S-17); only a person
 * gets a letter.
 */
export async function askForCode(asked: Asked, posted: FormData) {
  const submission = readQuestion(emailQuestion, posted);
  if (submission.status !== "success") return json<ProgressOutcome>({ email: submission.reply() }, { status: 422 });
  const { email } = submission.value;
  const entry = await entryOf(asked.request);
  if (isRobot(posted)) return toCode(asked, entry, { id: randomBytes(16).toString("base64url"), email });

  try {
    const call = await bareGatewayFor(asked);
    const { challengeId } = await call(progress.requestCode, { email, language: await languageOf(asked.request) });
    return await toCode(asked, entry, { id: challengeId, email });
  } catch (error) {
    return refusedQuestion(error, asked.request, (codes) => ({
      email: submission.reply({ fieldErrors: { email: codes } }),
    }));
  }
}

/** Step two: the code is used up by asking, so the answer is the page itself, not a redirect to one. */
export async function askForProgress(asked: Asked, posted: FormData) {
  const { progress: challenge, ...entry } = await entryOf(asked.request);
  if (!challenge) return redirect(progressPage(asked), 303);
  const submission = readQuestion(codeQuestion, posted);
  if (submission.status !== "success") return json<ProgressOutcome>({ code: submission.reply() }, { status: 422 });

  try {
    const call = await bareGatewayFor(asked);
    const { email, id: challengeId } = challenge;
    const query = { email, code: submission.value.code, challengeId };
    const { registrationToken, ...found } = await call(progress.query, query);
    const headers = new Headers({ "set-cookie": await keepEntry(entry) });
    // The code confirmed the e-mail: going on, or withdrawing, asks for no other.
    if (registrationToken) headers.append("set-cookie", await registrationCookie.serialize(registrationToken));
    const standing = standingOf(found, new Date());
    const place = placeToGoOn(asked, standing);
    if (registrationToken && place) return redirect(place, { status: 303, headers });
    return json<ProgressOutcome>({ standing, hasSession: Boolean(registrationToken) }, { headers });
  } catch (error) {
    return refusedQuestion(
      error,
      asked.request,
      (codes) => ({ code: submission.reply({ fieldErrors: { code: codes } }) }),
      "query",
    );
  }
}

/** Where the registration of this browser's session stands; null: it has none, or asks for another. */
async function ownStanding(asked: Asked): Promise<Standing | null> {
  if (new URL(asked.request.url).searchParams.has(otherEmail) || !(await hasRegistration(asked.request))) return null;
  try {
    const { submission, sections, progress: stage } = await (await bareGatewayFor(asked))(registration.load, {});
    const name = sections.find(({ section }) => section === "basic")?.values["companyName"];
    const found = { number: submission?.number ?? null, companyName: typeof name === "string" ? name : null };
    return standingOf({ ...found, progress: stage }, new Date());
  } catch (error) {
    // A session that has ended, or a base API out of order: the question is asked as of anybody.
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Back to step one, to ask with another e-mail. */
export async function startAgain({ request }: Asked) {
  const { progress: _left, ...entry } = await entryOf(request);
  return redirect(progressPage({ request }), { status: 303, headers: { "set-cookie": await keepEntry(entry) } });
}

const toCode = async (asked: Pick<Asked, "request">, entry: Entry, challenge: { id: string; email: string }) =>
  redirect(progressPage(asked), {
    status: 303,
    headers: { "set-cookie": await keepEntry({ ...entry, progress: { ...challenge, sentAt: Date.now() } }) },
  });

/** The tab to which the letter of a return leads; null: it was not the letter that led here. */
const mendTab = ({ request }: Pick<Asked, "request">) => mendTabOf(new URL(request.url).searchParams);

/** What the code is for: to change what was returned, to go on where the registration was left, or to see its progress. */
function purposeOf(asked: Pick<Asked, "request">): "mend" | "continue" | "query" {
  if (mendTab(asked)) return "mend";
  return new URL(asked.request.url).searchParams.has("continue") ? "continue" : "query";
}

/** Where a registration that is still to be filled in goes on; null: its progress is shown. */
function placeToGoOn(asked: Pick<Asked, "request">, { progress: { state }, told }: Standing): string | null {
  const purpose = purposeOf(asked);
  if (state !== "filling" || purpose === "query") return null;
  const tab = mendTab(asked);
  if (tab) return paths.section(tab);
  return told === "returned" ? paths.review : paths.section("basic");
}

/** This page, on the way to the same place. */
function progressPage(asked: Pick<Asked, "request">): string {
  const tab = mendTab(asked);
  if (tab) return paths.mend(tab);
  if (new URL(asked.request.url).searchParams.has(otherEmail)) return paths.progressOfAnother;
  return purposeOf(asked) === "continue" ? paths.continue : paths.progress;
}
