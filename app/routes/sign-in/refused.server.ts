import { json } from "@remix-run/node";
import { z } from "zod";
import type { Failure } from "~/gateway/failure";
import { passwordFindings } from "~/rules/password";
import { paramsOfRefusal } from "~/session/refusals";
import type { Refused } from "./refused";

const atPassword = /^password\./;
const atCode = new Set(["code.wrong", "code.exhausted"]);
const wordParams = z.object({ params: z.record(z.string(), z.union([z.string(), z.number()])) });

/** A refusal of the form as its answer. */
export const refused = (about: Refused, status = 400) => json<Refused>(about, { status });

/** A refusal of the base API: at the field it speaks of, else as one alert; what was typed is kept. */
export function refusedBy(failure: Failure, account?: string) {
  const { code, status } = failure;
  const params = { ...wordParams.safeParse(failure.details).data?.params, ...paramsOfRefusal(failure) };
  const place = atPassword.test(code) ? "password" : atCode.has(code) ? "code" : undefined;
  const about: Refused = place ? { fields: { [place]: code } } : { alert: code, said: failure.said };
  const headers = failure.retryAfter ? { "retry-after": failure.retryAfter } : undefined;
  return json<Refused>({ ...about, params, account }, { status, headers });
}

/** What is wrong with a new password typed twice; null: nothing. The base API has the last word. */
export function newPasswordRefused(password: string, repeat: string, account: string): Refused | null {
  if (password === "") return { fields: { password: "field.required" }, account };
  const [finding] = passwordFindings(password, account);
  if (finding) return { fields: { password: finding.code }, params: finding.params, account };
  return password === repeat ? null : { fields: { repeat: "password.differ" }, account };
}
