import { randomBytes } from "node:crypto";
import { redirect } from "@remix-run/node";
import { env } from "~/config/env.server";
import { session } from "~/contract";
import { refusal } from "~/contract/endpoint";
import { jsonIn } from "~/gateway/wire";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { answerMaxBytes } from "~/rules/limits";
import type { Calls } from "./calls.server";
import { readWhole } from "./checked-answer.server";
import { findToken, isProviderCookie, loginCookie } from "./cookies.server";
import { requireLoginable } from "./domain.server";
import { passOn } from "./pass-on.server";
import { placeAfterSignIn, trustedAddress } from "./place.server";

/**
 * Begins a sign-in (decision 016). It ends at PUBLIC_ORIGIN, so it begins there too, or the cookie that ties it to this
 * browser would be missing at its end.
 */
export async function beginSignIn(calls: Calls): Promise<Response> {
  const { request, query } = calls;
  const { host, pathname, search } = new URL(request.url);
  if (host !== new URL(env.PUBLIC_ORIGIN).host) return redirect(env.PUBLIC_ORIGIN + pathname + search);
  await requireLoginable(calls);
  const loginBinding = (await findToken(loginCookie, request)) ?? randomBytes(32).toString("base64url");
  const callbackUrl = placeAfterSignIn(query.get("callbackUrl"));
  const { answer, failure } = await calls.attempt(session.login, { callbackUrl }, { caller: { loginBinding } });
  if (failure) return toFailurePage(failure);
  const provider = trustedAddress(answer.headers.get("location"));
  if (!provider) return redirect(paths.forbiddenFor("signIn.failed"), 303);
  return redirect(provider, { headers: { "set-cookie": await loginCookie.serialize(loginBinding) } });
}

/** A step of the round trip that the base API answers itself; what it refuses becomes a page. */
export async function relay(calls: Calls): Promise<Response> {
  const response = await passOn(calls, { isPassed: isProviderCookie, check: checkedStep });
  const isJson = response.headers.get("content-type")?.includes("json");
  if (response.status < 400 || !isJson) return response;
  const text = await response.text();
  const body = refusal.safeParse(jsonIn(text)).data;
  return body
    ? toFailurePage({ status: response.status, code: body.code ?? "signIn.failed" })
    : new Response(text, { status: response.status, headers: response.headers });
}

/** A step leads the browser on, or shows it something of the provider's: either way it is all here before it goes on. */
async function checkedStep(_request: Request, answer: Response): Promise<Response> {
  const leadsOn = answer.status >= 300 && answer.status < 400;
  if (leadsOn && !answer.headers.has("location")) throw new Failure(502, { code: "request.service" });
  return readWhole(answer, answerMaxBytes);
}

/** The addresses of a sign-in have no page to show a failure on. */
function toFailurePage({ status, code }: { status: number; code: string }) {
  if (status === 503 && !code.startsWith("signIn.")) return redirect(paths.unavailable, 303);
  const isOurFault = status >= 500 && !code.startsWith("signIn.");
  return redirect(isOurFault ? paths.serverFault : paths.forbiddenFor(code), 303);
}
