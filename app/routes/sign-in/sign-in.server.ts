import { json, redirectDocument } from "@remix-run/node";
import { env } from "~/config/env.server";
import { signIn } from "~/contract";
import type { Standing } from "~/contract/sign-in";
import type { Failure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import { paths } from "~/paths";
import { codeChannels } from "~/rules/contact";
import { formText } from "~/rules/form-values";
import { safePath } from "~/rules/files/safe-path";
import { endInteractionHeaders } from "~/session/cookies.server";
import type { Portal } from "~/session/portal.server";
import { hasMailbox } from "~/session/settings.server";
import {
  answerFindings,
  answerSignInRefusal,
  newPasswordFindings,
  accountIn,
  codeIn,
  passwordIn,
  recoveryCodeIn,
} from "./findings.server";

/** The maximum length (contract/sign-in.ts). */
const longestUid = 64;

/** The state of the page; a completed sign-in redirects immediately. */
export async function loadSignIn(portal: Portal, uid: string) {
  const standing = await findStanding(portal, uid);
  if (standing?.step === "done") throw onward(portal, standing, uid);
  const status = standing ? 200 : 410;
  return json({ standing, loginCodeFrom: env.LOGIN_CODE_FROM, hasMailbox: hasMailbox() }, { status });
}

/** Returns the current state of a sign-in. Null if it has expired, or if another browser started it. */
async function findStanding(portal: Portal, uid: string): Promise<Standing | null> {
  if (uid.length > longestUid) return null;
  const { answer, failure } = await portal.attempt(signIn.read, { uid });
  if (failure && !isGone(failure)) throw await portal.answerFor(failure);
  return answer ?? null;
}

/** Handles a posted step: goes on to the next one, or back to the form with its errors. */
export async function takeSignInStep(portal: Portal, uid: string) {
  const form = await portal.form();
  const intent = formText(form, "intent");
  const step = Object.hasOwn(steps, intent) ? steps[intent as keyof typeof steps] : undefined;
  if (!step || uid.length > longestUid) throw new Response(null, { status: 400 });
  const { answer, failure } = await portal.attemptAll((call) => step(call, uid, form));
  if (!failure) return "step" in answer ? onward(portal, answer, uid) : answer;
  return isGone(failure) ? redirectDocument(paths.signIn(uid), 303) : answerSignInRefusal(failure, accountIn(form));
}

async function enterPassword(call: Gateway, uid: string, form: FormData) {
  const [account, password] = [accountIn(form), passwordIn(form, "password")];
  const missing = {
    ...(account ? {} : { account: "field.required" }),
    ...(password ? {} : { password: "field.required" }),
  };
  if (Object.keys(missing).length > 0) return answerFindings({ fields: missing, account });
  return call(signIn.enterPassword, { uid, account, password });
}

async function changePassword(call: Gateway, uid: string, form: FormData) {
  const standing = await call(signIn.read, { uid });
  if (standing.step !== "newPassword") return standing;
  const password = passwordIn(form, "password");
  const findings = newPasswordFindings(password, passwordIn(form, "repeat"), standing.account);
  return findings ? answerFindings(findings) : call(signIn.changePassword, { uid, password });
}

async function enterCode(call: Gateway, uid: string, form: FormData) {
  const code = codeIn(form);
  if (code === "") return answerFindings({ fields: { code: "registrant.code.required" } });
  return call(signIn.enterCode, { uid, code });
}

async function enterAuthenticator(call: Gateway, uid: string, form: FormData) {
  const code = codeIn(form);
  if (code === "") return answerFindings({ fields: { code: "registrant.code.required" } });
  return call(signIn.enterAuthenticator, { uid, code });
}

async function enterRecoveryCode(call: Gateway, uid: string, form: FormData) {
  const code = recoveryCodeIn(form);
  if (code === "") return answerFindings({ fields: { code: "recoveryCode.required" } });
  return call(signIn.enterRecoveryCode, { uid, code });
}

function resendCode(call: Gateway, uid: string, form: FormData) {
  const to = codeChannels.find((channel) => channel === formText(form, "to"));
  return call(signIn.resendCode, { uid, to });
}

/** Signs in with the passkey's answer, which the browser's script puts in the form as JSON. */
async function enterPasskey(call: Gateway, uid: string, form: FormData) {
  const passkey = signIn.enterPasskey.input.shape.passkey.safeParse(parseJson(formText(form, "passkey")));
  if (!passkey.success) return answerFindings({ alert: "passkey.wrong" });
  return call(signIn.enterPasskey, { uid, passkey: passkey.data });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const steps = {
  passkey: enterPasskey,
  password: enterPassword,
  newPassword: changePassword,
  code: enterCode,
  authenticator: enterAuthenticator,
  recoveryCode: enterRecoveryCode,
  resend: resendCode,
};

/** The next step; after the last one, only the identity provider's own address (S-39). */
function onward({ request }: Portal, standing: Standing, uid: string): Response {
  if (standing.step !== "done") return redirectDocument(paths.signIn(uid), 303);
  const headers = endInteractionHeaders(request, uid);
  const to = safePath(standing.returnTo, "");
  const address = to.startsWith("/oidc/") ? to : paths.forbiddenFor("signIn.failed");
  return redirectDocument(address, { status: 303, headers });
}

const isGone = ({ status, code }: Failure) => status === 410 || status === 401 || code === "signIn.gone";
