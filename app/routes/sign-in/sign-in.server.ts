import { json, redirectDocument } from "@remix-run/node";
import { env } from "~/config/env.server";
import { signIn } from "~/contract";
import type { Standing } from "~/contract/sign-in";
import { Failure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import { paths } from "~/paths";
import { codeChannels } from "~/rules/contact";
import { formText } from "~/rules/form-text";
import { safePath } from "~/rules/safe-path";
import type { Asked } from "~/session/caller.server";
import { answerFor } from "~/session/failures.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { hasMailbox } from "~/session/mailbox.server";
import { endedInteractionCookies } from "~/session/provider-cookies.server";
import { formOf } from "~/session/posted-form.server";
import { accountIn, codeIn, passwordIn } from "./posted-answers";
import { newPasswordRefused, refused, refusedBy } from "./refused.server";

/** No sign-in has a longer name (contract/sign-in.ts). */
const longestUid = 64;

/** What the page is shown with; a sign-in that is over leads on at once. */
export async function loadSignIn(asked: Asked, uid: string) {
  const { standing, status } = await standingOf(asked, uid);
  if (standing?.step === "done") throw onward(asked, standing, uid);
  return json({ standing, loginCodeFrom: env.LOGIN_CODE_FROM, hasMailbox: hasMailbox() }, { status });
}

/** A sign-in that has run out, or that another browser began, is a page of its own. */
async function standingOf(asked: Asked, uid: string) {
  if (uid.length > longestUid) return { standing: null, status: 410 };
  try {
    return { standing: await (await bareGatewayFor(asked))(signIn.read, { uid }), status: 200 };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (!isGone(error)) throw await answerFor(error, asked.request);
    return { standing: null, status: 410 };
  }
}

/** A step, posted: on to the next one, or back to the form with what is wrong with it. */
export async function takeStep(asked: Asked, uid: string) {
  const posted = await formOf(asked.request);
  const intent = formText(posted, "intent");
  const call = await bareGatewayFor(asked);
  const step = Object.hasOwn(steps, intent) ? steps[intent as keyof typeof steps] : undefined;
  if (!step || uid.length > longestUid) throw new Response(null, { status: 400 });
  try {
    const taken = await step(call, uid, posted);
    return "step" in taken ? onward(asked, taken, uid) : taken;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (isGone(error)) return redirectDocument(paths.signIn(uid), 303);
    return refusedBy(error, accountIn(posted));
  }
}

async function enterPassword(call: Gateway, uid: string, posted: FormData) {
  const [account, password] = [accountIn(posted), passwordIn(posted, "password")];
  const missing = {
    ...(account ? {} : { account: "field.required" }),
    ...(password ? {} : { password: "field.required" }),
  };
  if (Object.keys(missing).length > 0) return refused({ fields: missing, account });
  return call(signIn.enterPassword, { uid, account, password });
}

async function changePassword(call: Gateway, uid: string, posted: FormData) {
  const standing = await call(signIn.read, { uid });
  if (standing.step !== "newPassword") return standing;
  const password = passwordIn(posted, "password");
  const wrong = newPasswordRefused(password, passwordIn(posted, "repeat"), standing.account);
  return wrong ? refused(wrong) : call(signIn.changePassword, { uid, password });
}

async function enterCode(call: Gateway, uid: string, posted: FormData) {
  const code = codeIn(posted);
  if (code === "") return refused({ fields: { code: "registrant.code.required" } });
  return call(signIn.enterCode, { uid, code });
}

function resendCode(call: Gateway, uid: string, posted: FormData) {
  const to = codeChannels.find((channel) => channel === formText(posted, "to"));
  return call(signIn.resendCode, { uid, to });
}

const steps = { password: enterPassword, newPassword: changePassword, code: enterCode, resend: resendCode };

/** The next step; once there is none, the identity provider's own address, and no other (S-39). */
function onward({ request }: Asked, standing: Standing, uid: string): Response {
  if (standing.step !== "done") return redirectDocument(paths.signIn(uid), 303);
  const headers = new Headers();
  for (const cookie of endedInteractionCookies(request, uid)) headers.append("set-cookie", cookie);
  const to = safePath(standing.returnTo, "");
  const address = to.startsWith("/oidc/") ? to : paths.forbiddenFor("signIn.failed");
  return redirectDocument(address, { status: 303, headers });
}

const isGone = ({ status, code }: Failure) => status === 410 || status === 401 || code === "signIn.gone";
