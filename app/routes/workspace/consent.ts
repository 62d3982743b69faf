import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { consent, profile } from "~/contract";
import { paths } from "~/paths";
import { consentDate, mayConfirm } from "~/rules/consent/india-consent";
import { safePath } from "~/rules/files/safe-path";
import { manufacturerZone } from "~/rules/calendar/time-zone";
import { isAboutAccess } from "~/session/answer-failure.server";
import { flash } from "~/session/flash.server";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";

/** The code of a positive answer (§4). */
const consentCode = "0";

/**
 * §4, India consent dialog: stores that the user has given consent, and when. A script gets the code of the answer; a form is
 * redirected to its page (`to`).
 */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const form = await portal.form();
  const isTicked = (name: string) => form.get(name) === "1";
  const ticks = {
    consentAgreementFlag: isTicked("consentAgreementFlag") ? 1 : 0,
    registration: isTicked("registration"),
  } as const;

  const code = mayConfirm(ticks) ? await confirm(portal) : "consent.required";

  if (!form.has("to")) return json({ code }, { status: code === consentCode ? 200 : 422 });
  const headers = code === consentCode ? undefined : { "set-cookie": await flash({ code }) };
  return redirect(safePath(form.get("to"), paths.workspace), { status: 303, headers });
}

/** Returns the code that decides whether the dialog closes: "0", or the code of an error. */
async function confirm(portal: Portal) {
  const { answer, failure } = await portal.attemptAll(async (call) => {
    const { timeZone } = await call(profile.currentUser, {});
    const confirmDate = consentDate(new Date(), timeZone?.value ?? manufacturerZone);
    return call(consent.confirm, { confirmFlag: 1, confirmDate });
  });
  if (failure && isAboutAccess(failure)) throw await portal.answerFor(failure);
  return answer?.code === consentCode ? consentCode : "consent.failed";
}

export const loader = () => redirect(paths.workspace);
