import { json, redirect } from "@remix-run/node";
import { signIn } from "~/contract";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { type SessionEntry, readEntry, saveEntry } from "~/session/entry.server";
import type { Portal } from "~/session/portal.server";
import { falseChallenge, formGuard, isRobot } from "~/session/robots.server";
import { hasMailbox } from "~/session/settings.server";
import {
  answerFindings,
  answerSignInRefusal,
  newPasswordFindings,
  accountIn,
  codeIn,
  passwordIn,
} from "./findings.server";

/** Loads the data of the page: the step that this browser has reached. */
export async function loadForgotten({ request, query }: Portal) {
  const { forgotten } = await readEntry(request);
  return json({
    account: forgotten?.account ?? null,
    isDone: query.has("done"),
    guard: formGuard(),
    hasMailbox: hasMailbox(),
  });
}

/** Handles a posted form. */
export async function takeForgotten(portal: Portal) {
  const form = await portal.form();
  switch (formText(form, "intent")) {
    case "code":
      return sendCode(portal, form);
    case "reset":
      return resetPassword(portal, form);
    case "restart":
      return startAgain(portal);
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Step one: a code. Robots, known and unknown accounts get the same answer (S-16, S-19). */
async function sendCode(portal: Portal, form: FormData) {
  const account = accountIn(form);
  if (account === "") return answerFindings({ fields: { account: "field.required" } });
  const entry = await readEntry(portal.request);
  if (isRobot(form)) return toCode(entry, { id: falseChallenge(), account });
  const { answer, failure } = await portal.attempt(signIn.forgotPassword, { account });
  return failure ? answerSignInRefusal(failure, account) : toCode(entry, { id: answer.challengeId, account });
}

/** Step two: a new password with that code. */
async function resetPassword(portal: Portal, form: FormData) {
  const { forgotten, ...entry } = await readEntry(portal.request);
  if (!forgotten) return redirect(paths.forgotten, 303);
  const { account, id: challengeId } = forgotten;
  const code = codeIn(form);
  const password = passwordIn(form, "password");
  const findings = newPasswordFindings(password, passwordIn(form, "repeat"), account);
  const fields = { ...(code ? {} : { code: "registrant.code.required" }), ...findings?.fields };
  if (Object.keys(fields).length > 0) return answerFindings({ fields, params: findings?.params });
  const { failure } = await portal.attempt(signIn.resetPassword, { account, challengeId, code, password });
  if (failure) return answerSignInRefusal(failure);
  return redirect(paths.forgottenDone, { status: 303, headers: { "set-cookie": await saveEntry(entry) } });
}

/** Back to step one, with another account. */
async function startAgain({ request }: Portal) {
  const { forgotten: _forgotten, ...entry } = await readEntry(request);
  return redirect(paths.forgotten, { status: 303, headers: { "set-cookie": await saveEntry(entry) } });
}

const toCode = async (entry: SessionEntry, forgotten: NonNullable<SessionEntry["forgotten"]>) =>
  redirect(paths.forgotten, { status: 303, headers: { "set-cookie": await saveEntry({ ...entry, forgotten }) } });
