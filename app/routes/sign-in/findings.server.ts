import { json } from "@remix-run/node";
import type { Failure } from "~/gateway/failure";
import { passwordFindings } from "~/rules/password";
import { retryHeaders, sentenceParams } from "~/session/failures.server";
import type { FormFindings } from "./form-findings";

const atPassword = /^password\./;
const atCode = new Set(["code.wrong", "code.exhausted"]);

/** What is wrong with a form, as its answer. */
export const answerFindings = (findings: FormFindings) => json<FormFindings>(findings, { status: 400 });

/** A refusal of the base API: at the field it is about, else as one alert; the account stays in the form. */
export function answerRefusal(failure: Failure, account?: string) {
  const { code, status } = failure;
  const field = atPassword.test(code) ? "password" : atCode.has(code) ? "code" : undefined;
  const findings: FormFindings = field ? { fields: { [field]: code } } : { alert: code, said: failure.said };
  const params = sentenceParams(failure);
  return json<FormFindings>({ ...findings, params, account }, { status, headers: retryHeaders(failure) });
}

/** What is wrong with a new password typed twice; null: nothing. The base API has the last word. */
export function newPasswordFindings(password: string, repeat: string, account: string): FormFindings | null {
  if (password === "") return { fields: { password: "field.required" }, account };
  const [finding] = passwordFindings(password, account);
  if (finding) return { fields: { password: finding.code }, params: finding.params, account };
  return password === repeat ? null : { fields: { repeat: "password.differ" }, account };
}
