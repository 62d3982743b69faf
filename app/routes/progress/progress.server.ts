import { randomBytes } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { progress } from "~/contract";
import { paths } from "~/paths";
import { mendTabOf } from "~/rules/onboarding/mend";
import type { Asked } from "~/session/caller.server";
import { registrationCookie } from "~/session/cookies.server";
import { type Entry, entryOf, keepEntry } from "~/session/entry.server";
import { formMark, honeypot, isRobot } from "~/session/form-guard.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { languageOf } from "~/session/language.server";
import { hasMailbox } from "~/session/mailbox.server";
import { codeQuestion, emailQuestion } from "./progress-forms";
import { readQuestion } from "~/ui/form/question";
import type { ProgressOutcome } from "./progress-outcome";
import { refusedQuestion } from "./refused-question.server";
import { standingOf } from "./standing.server";

/** What the page is shown with: which step this browser is at, and the mark of its form. */
export async function loadProgress({ request }: Asked) {
  const entry = await entryOf(request);
  return {
    email: entry.progress?.email ?? null,
    isMending: mendTab({ request }) !== null,
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
    // The letter of a return leads on to the tab that is to be mended.
    const tab = mendTab(asked);
    if (registrationToken && tab && found.progress.state === "filling")
      return redirect(paths.section(tab), { status: 303, headers });
    return json<ProgressOutcome>({ standing: standingOf(found, new Date()) }, { headers });
  } catch (error) {
    return refusedQuestion(
      error,
      asked.request,
      (codes) => ({ code: submission.reply({ fieldErrors: { code: codes } }) }),
      "query",
    );
  }
}

/** Back to step one, to ask with another e-mail. */
export async function startAgain({ request }: Asked) {
  const { progress: _left, ...entry } = await entryOf(request);
  return redirect(progressPage({ request }), { status: 303, headers: { "set-cookie": await keepEntry(entry) } });
}

const toCode = async (asked: Pick<Asked, "request">, entry: Entry, challenge: NonNullable<Entry["progress"]>) =>
  redirect(progressPage(asked), {
    status: 303,
    headers: { "set-cookie": await keepEntry({ ...entry, progress: challenge }) },
  });

/** The tab to which the letter of a return leads; null: the query is what was come for. */
const mendTab = ({ request }: Pick<Asked, "request">) => mendTabOf(new URL(request.url).searchParams);

/** This page, on the way to the same tab. */
function progressPage(asked: Pick<Asked, "request">): string {
  const tab = mendTab(asked);
  return tab ? paths.mend(tab) : paths.progress;
}
