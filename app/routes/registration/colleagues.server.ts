import { json, redirect } from "@remix-run/node";
import { colleagues } from "~/contract";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { readQuestion } from "~/rules/form/question";
import { splitIntent } from "~/rules/form/posted-section";
import { formText } from "~/rules/form-values";
import { isAboutAccess, sentenceParams } from "~/session/answer-failure.server";
import { flash } from "~/session/flash.server";
import type { Portal } from "~/session/portal.server";
import { type ColleaguesOutcome, colleagueQuestion, tabsQuestion } from "./colleague-forms";

/** Handles a button of the page; its intent contains the colleague's id, as in `resend:<id>`. */
export async function takeColleagueStep(portal: Portal) {
  const form = await portal.form();
  const [verb, colleagueId] = splitIntent(formText(form, "intent"));
  switch (verb) {
    case "invite":
      return inviteColleague(portal, form);
    case "tabs":
      return changeTabs(portal, colleagueId, form);
    case "resend":
      return afterCall(portal, "colleague.resent", await portal.attempt(colleagues.resend, { colleagueId }));
    case "remove":
      return afterCall(portal, "colleague.nowRemoved", await portal.attempt(colleagues.remove, { colleagueId }));
    default:
      throw new Response(null, { status: 400 });
  }
}

async function inviteColleague(portal: Portal, form: FormData) {
  const submission = readQuestion(colleagueQuestion, form);
  if (submission.status !== "success") return json<ColleaguesOutcome>({ invitation: submission.reply() }, 422);
  const { failure } = await portal.attempt(colleagues.invite, submission.value);
  return afterCall(portal, "colleague.invited", { failure }, { invitation: submission.reply() });
}

async function changeTabs(portal: Portal, colleagueId: string, form: FormData) {
  const submission = readQuestion(tabsQuestion, form);
  if (submission.status !== "success") return json<ColleaguesOutcome>({ noTabs: colleagueId }, 422);
  const { failure } = await portal.attempt(colleagues.changeTabs, { colleagueId, ...submission.value });
  return afterCall(portal, "colleague.changed", { failure });
}

/** Returns to the page with the current list; after a refusal the typed answers stay. */
async function afterCall(
  portal: Portal,
  code: string,
  { failure }: { failure?: Failure | undefined },
  typed: ColleaguesOutcome = {},
) {
  if (!failure) return redirect(paths.colleagues, { status: 303, headers: { "set-cookie": await flash({ code }) } });
  if (isAboutAccess(failure) || failure.status >= 500) throw await portal.answerFor(failure);
  const { serverMessage, status } = failure;
  const outcome = { ...typed, code: failure.code, serverMessage, params: sentenceParams(failure) };
  return json<ColleaguesOutcome>(outcome, status);
}
