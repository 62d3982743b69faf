import type { RefusalCode } from "~/rules/refusal-code";
import { json } from "@remix-run/node";
import type { Failure } from "~/gateway/failure";
import { passwordFindings } from "~/rules/sign-in/password";
import { retryHeaders, sentenceParams } from "~/session/answer-failure.server";
import { formText } from "~/rules/form-values";
import { normaliseDigits } from "~/rules/text/normalise";
import { recoveryTextMax } from "~/rules/sign-in/recovery-code";
import type { FormFindings } from "./step-form";

const atPassword = /^password\./;
const atCode = new Set<string>([
  "code.wrong",
  "code.exhausted",
  "authenticator.wrong",
  "recoveryCode.wrong",
] satisfies RefusalCode[]);

/** The response with the errors of a form. */
export const answerFindings = (findings: FormFindings) => json<FormFindings>(findings, { status: 400 });

/** A refusal of the base API: at the field that it concerns, otherwise as one alert. The account stays in the form. */
export function answerSignInRefusal(failure: Failure, account?: string) {
  const { code, status } = failure;
  const field = atPassword.test(code) ? "password" : atCode.has(code) ? "code" : undefined;
  const findings: FormFindings = field
    ? { fields: { [field]: code } }
    : { alert: code, serverMessage: failure.serverMessage };
  const params = sentenceParams(failure);
  return json<FormFindings>({ ...findings, params, account }, { status, headers: retryHeaders(failure) });
}

/** Returns the errors of a new password typed twice, or null if there are none. The base API makes the final check. */
export function newPasswordFindings(password: string, repeat: string, account: string): FormFindings | null {
  if (password === "") return { fields: { password: "field.required" }, account };
  const [finding] = passwordFindings(password, account);
  if (finding) return { fields: { password: finding.code }, params: finding.params, account };
  return password === repeat ? null : { fields: { repeat: "password.differ" }, account };
}

/** The maximum lengths of contract/sign-in.ts. Longer input is cut off, because it cannot be correct anyway. */
const longest = { account: 254, password: 400, code: 20 };

/** The account in a form. */
export const accountIn = (form: FormData): string => formText(form, "account").trim().slice(0, longest.account);

/** A password exactly as typed, including white space. */
export const passwordIn = (form: FormData, name: "password" | "repeat"): string =>
  formText(form, name).slice(0, longest.password);

/** A recovery code as typed, trimmed: the base API accepts any grouping of its characters. */
export const recoveryCodeIn = (form: FormData): string => formText(form, "code").trim().slice(0, recoveryTextMax);

/** The code from the email or text message, normalised like every other code (rules/fields/text.ts). */
export const codeIn = (form: FormData): string => normaliseDigits(formText(form, "code")).trim().slice(0, longest.code);
