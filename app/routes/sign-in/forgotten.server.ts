import { randomBytes } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { env } from "~/config/env.server";
import { signIn } from "~/contract";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import type { Asked } from "~/session/caller.server";
import { type Entry, entryOf, keepEntry } from "~/session/entry.server";
import { formMark, honeypot, isRobot } from "~/session/form-guard.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { hasMailbox } from "~/session/mailbox.server";
import { newPasswordRefused, refused, refusedBy } from "./refused.server";
import { accountIn, codeIn, passwordIn } from "./posted-answers";

/** The passwords of a company's own provider are forgotten there: the page is not. */
function requireOwnProvider() {
  if (env.OIDC_ISSUER) throw json({ code: "request.e404", status: 404 }, { status: 404 });
}

/** What the page is shown with: which step this browser is at. */
export async function loadForgotten({ request }: Asked) {
  requireOwnProvider();
  const { forgotten } = await entryOf(request);
  return json({
    account: forgotten?.account ?? null,
    isDone: new URL(request.url).searchParams.has("done"),
    guard: { mark: formMark(), honeypot },
    hasMailbox: hasMailbox(),
  });
}

/** Step one: a code. Robots, known and unknown accounts get the same answer (S-16, S-19). */
async function askForCode(asked: Asked, posted: FormData) {
  const account = accountIn(posted);
  if (account === "") return refused({ fields: { account: "field.required" } });
  const entry = await entryOf(asked.request);
  if (isRobot(posted)) return toCode(entry, { id: randomBytes(16).toString("base64url"), account });
  try {
    const call = await bareGatewayFor(asked);
    const { challengeId } = await call(signIn.forgotPassword, { account });
    return await toCode(entry, { id: challengeId, account });
  } catch (error) {
    if (error instanceof Failure) return refusedBy(error, account);
    throw error;
  }
}

/** Step two: a new password with that code. */
async function resetPassword(asked: Asked, posted: FormData) {
  const { forgotten, ...entry } = await entryOf(asked.request);
  if (!forgotten) return redirect(paths.forgotten, 303);
  const { account, id: challengeId } = forgotten;
  const code = codeIn(posted);
  const password = passwordIn(posted, "password");
  const wrong = newPasswordRefused(password, passwordIn(posted, "repeat"), account);
  const fields = { ...(code ? {} : { code: "registrant.code.required" }), ...wrong?.fields };
  if (Object.keys(fields).length > 0) return refused({ fields, params: wrong?.params });
  try {
    const call = await bareGatewayFor(asked);
    await call(signIn.resetPassword, { account, challengeId, code, password });
    return redirect(paths.forgottenDone, { status: 303, headers: { "set-cookie": await keepEntry(entry) } });
  } catch (error) {
    if (error instanceof Failure) return refusedBy(error);
    throw error;
  }
}

/** Back to step one, with another account. */
async function startAgain({ request }: Asked) {
  const { forgotten: _left, ...entry } = await entryOf(request);
  return redirect(paths.forgotten, { status: 303, headers: { "set-cookie": await keepEntry(entry) } });
}

/** What to do with a posted form. */
export function takeForgotten(asked: Asked, posted: FormData) {
  requireOwnProvider();
  switch (formText(posted, "intent")) {
    case "code":
      return askForCode(asked, posted);
    case "reset":
      return resetPassword(asked, posted);
    case "restart":
      return startAgain(asked);
    default:
      throw new Response(null, { status: 400 });
  }
}

const toCode = async (entry: Entry, forgotten: NonNullable<Entry["forgotten"]>) =>
  redirect(paths.forgotten, { status: 303, headers: { "set-cookie": await keepEntry({ ...entry, forgotten }) } });
