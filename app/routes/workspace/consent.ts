import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { consent, profile } from "~/contract";
import { paths } from "~/paths";
import { consentDate, mayConfirm } from "~/rules/consent";
import { manufacturerZone } from "~/rules/time-zone";
import { flash } from "~/session/flash.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { formOf } from "~/session/posted-form.server";
import { requireSession } from "~/session/workspace.server";
import { placeIn, requireTellable } from "./back.server";

/** The code of an answer that says yes (§4). */
const agreed = "0";

/**
 * §4, India consent dialog: sends that the user agrees, and when. A script is told the code of the answer; a form (it says
 * where `to` go back) is led to its page.
 */
export async function action(asked: ActionFunctionArgs) {
  await requireSession(asked);
  const posted = await formOf(asked.request);
  const isTicked = (name: string) => posted.get(name) === "1";
  const ticks = {
    consentAgreementFlag: isTicked("consentAgreementFlag") ? 1 : 0,
    registration: isTicked("registration"),
  } as const;

  const code = mayConfirm(ticks) ? await confirm(asked) : "consent.required";

  if (!posted.has("to")) return json({ code }, { status: code === agreed ? 200 : 422 });
  const headers = code === agreed ? undefined : { "set-cookie": await flash({ code }) };
  return redirect(placeIn(posted), { status: 303, headers });
}

/** Answers the code that decides whether the dialog closes: "0", or what to say instead. */
async function confirm(asked: ActionFunctionArgs) {
  try {
    const call = await bareGatewayFor(asked);
    const { timeZone } = await call(profile.currentUser, {});
    const confirmDate = consentDate(new Date(), timeZone?.value ?? manufacturerZone);
    const answer = await call(consent.confirm, { confirmFlag: 1, confirmDate });
    return answer.code === agreed ? agreed : "consent.failed";
  } catch (error) {
    await requireTellable(error, asked.request);
    return "consent.failed";
  }
}

export const loader = () => redirect(paths.workspace);
