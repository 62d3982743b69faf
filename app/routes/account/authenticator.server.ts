import { isFailure } from "~/gateway/failure";
import type { RefusalCode } from "~/rules/refusal-code";
import { env } from "~/config/env.server";
import { authenticator, profile } from "~/contract";
import type { Failure } from "~/gateway/failure";
import { isAuthenticatorSecret, toAuthenticatorUri } from "~/rules/sign-in/authenticator";
import { formText } from "~/rules/form-values";
import { normaliseDigits } from "~/rules/text/normalise";
import type { FormFindings } from "~/routes/sign-in/step-form";
import { sentenceParams } from "~/session/answer-failure.server";
import type { Portal } from "~/session/portal.server";
import { hasMailbox } from "~/session/settings.server";
import { type AppSetup, type AuthenticatorOutcome, taskIn } from "./authenticator-outcome";
import { drawQrCode } from "./qr-drawing.server";

/** Loads the data of the page of the authenticator app. */
export async function loadAuthenticator(portal: Portal) {
  const [own, { email }] = await Promise.all([
    portal.call(authenticator.read, {}),
    portal.call(profile.currentUser, {}),
  ]);
  return { own, email, task: taskIn(portal.query), hasMailbox: hasMailbox() };
}

/** The maximum length (contract/authenticator.ts). */
const longest = { challengeId: 64, code: 20 };

/** The result of a posted form: the next step of the page, or `removed` once the app is removed. */
type Taken = { outcome: AuthenticatorOutcome; failure?: Failure } | "removed";

/** Handles a posted form of the page. Failures that no step can show are thrown as the response of §8. */
export async function takeAuthenticator(portal: Portal, form: FormData): Promise<Taken> {
  const challengeId = formText(form, "challengeId").slice(0, longest.challengeId);
  const code = normaliseDigits(formText(form, "code")).trim().slice(0, longest.code);
  const confirmation = { challengeId, code };
  const atCode = (findings: FormFindings): AuthenticatorOutcome => ({ step: "code", challengeId, findings });
  switch (formText(form, "intent")) {
    case "send": {
      const { answer, failure } = await portal.attempt(authenticator.sendCode, {});
      if (failure) return refused(portal, failure, (findings) => (challengeId ? atCode(findings) : atStart(findings)));
      return { outcome: { step: "code", challengeId: answer.challengeId } };
    }
    case "add": {
      if (code === "") return { outcome: atCode(missing) };
      const { answer, failure } = await portal.attempt(authenticator.begin, confirmation);
      if (failure) return refused(portal, failure, atCode);
      return { outcome: { step: "app", setup: await toSetup(portal, answer.secret) } };
    }
    case "activate": {
      const secret = formText(form, "secret");
      if (!isAuthenticatorSecret(secret)) throw new Response(null, { status: 400 });
      const setup = await toSetup(portal, secret);
      if (code === "") return { outcome: { step: "app", setup, findings: missing } };
      const { answer, failure } = await portal.attempt(authenticator.activate, { code });
      if (failure)
        return refused(portal, failure, (findings) =>
          isFailure(failure, "authenticator.wrong") ? { step: "app", setup, findings } : atStart(findings),
        );
      return { outcome: { step: "codes", recoveryCodes: answer.recoveryCodes } };
    }
    case "remove": {
      if (code === "") return { outcome: atCode(missing) };
      const { failure } = await portal.attempt(authenticator.remove, confirmation);
      return failure ? refused(portal, failure, atCode) : "removed";
    }
    case "recoveryCodes": {
      if (code === "") return { outcome: atCode(missing) };
      const { answer, failure } = await portal.attempt(authenticator.renewRecoveryCodes, confirmation);
      if (failure) return refused(portal, failure, atCode);
      return { outcome: { step: "codes", recoveryCodes: answer.recoveryCodes } };
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

const missing: FormFindings = { fields: { code: "registrant.code.required" } };
const atStart = (findings: FormFindings): AuthenticatorOutcome => ({ step: "start", findings });

/** The codes of refusals that belong to the field of the code. */
const atField = new Set<string>(["code.wrong", "code.exhausted", "authenticator.wrong"] satisfies RefusalCode[]);
/** Matches the codes of refusals that belong to the page. */
const onPage = /^(?:authenticator|recoveryCode|code)\./;

async function refused(
  portal: Portal,
  failure: Failure,
  show: (findings: FormFindings) => AuthenticatorOutcome,
): Promise<Taken> {
  const { code } = failure;
  if (!onPage.test(code)) throw await portal.answerFor(failure);
  const params = sentenceParams(failure);
  const outcome = show(atField.has(code) ? { fields: { code }, params } : { alert: code, params });
  return { outcome, failure };
}

/** The setup data for a secret, with the names of the brand and the account. */
async function toSetup(portal: Portal, secret: string): Promise<AppSetup> {
  const [{ userAccount }, language] = await Promise.all([portal.call(profile.currentUser, {}), portal.language]);
  const uri = toAuthenticatorUri({ issuer: env.BRAND_NAME[language], account: userAccount, secret });
  return { secret, uri, qr: drawQrCode(uri) };
}
