import { randomBytes } from "node:crypto";
import { redirect } from "@remix-run/node";
import { env } from "~/config/env.server";
import { session } from "~/contract";
import { refusal } from "~/contract/endpoint";
import { jsonIn } from "~/gateway/decode-answer";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { answerMaxBytes } from "~/rules/limits/base-api";
import type { Portal } from "./portal.server";
import { readWhole } from "./checked-answer.server";
import { findToken, isProviderCookie, loginCookie } from "./cookies.server";
import { requireLoginable } from "./domain-config.server";
import { passOn } from "./pass-on.server";
import { placeAfterSignIn, trustedAddress } from "./place.server";

/**
 * Starts a sign-in (decision 016). It ends at PUBLIC_ORIGIN, so it must start there too, or the cookie that ties it to
 * this browser would be missing at the end.
 */
export async function beginSignIn(portal: Portal): Promise<Response> {
  const { request, query } = portal;
  const elsewhere = otherHost(request);
  if (elsewhere) return elsewhere;
  await requireLoginable(portal);
  const loginBinding = await bindingOf(request);
  const callbackUrl = placeAfterSignIn(query.get("callbackUrl"));
  const door = query.get("door") === "company" ? "company" : "portal";
  const { answer, failure } = await portal.attempt(session.login, { callbackUrl, door }, { caller: { loginBinding } });
  if (failure) return toFailurePage(failure, portal);
  return toProvider(answer.headers.get("location"), loginBinding);
}

/**
 * A redirect to the same address at PUBLIC_ORIGIN, for a request to another host. Null if the host is already correct.
 */
export function otherHost(request: Request): Response | null {
  const { host, pathname, search } = new URL(request.url);
  return host === new URL(env.PUBLIC_ORIGIN).host ? null : redirect(env.PUBLIC_ORIGIN + pathname + search);
}

/** Returns the value that ties a sign-in to this browser: the one that the browser already has, or a new one. */
export const bindingOf = async (request: Request): Promise<string> =>
  (await findToken(loginCookie, request)) ?? randomBytes(32).toString("base64url");

/**
 * Redirects a browser to an identity provider (§2), and sets the cookie that ties the sign-in to it. `status` is 303
 * after a form.
 */
export async function toProvider(
  address: string | null,
  loginBinding: string,
  status: 302 | 303 = 302,
): Promise<Response> {
  const provider = trustedAddress(address);
  if (!provider) return redirect(paths.forbiddenFor("signIn.failed"), 303);
  const headers = { "set-cookie": await loginCookie.serialize(loginBinding) };
  return redirect(provider, { status, headers });
}

/** A step of the round trip that the base API handles itself. Refusals become a page. */
export async function relay(portal: Portal): Promise<Response> {
  const response = await passOn(portal, { isPassed: isProviderCookie, check: checkedStep });
  const isJson = response.headers.get("content-type")?.includes("json");
  if (response.status < 400 || !isJson) return response;
  const text = await response.text();
  const body = refusal.safeParse(jsonIn(text)).data;
  return body
    ? toFailurePage({ status: response.status, code: body.code ?? "signIn.failed" }, portal)
    : new Response(text, { status: response.status, headers: response.headers });
}

/**
 * A step either redirects the browser or shows a page of the provider. In both cases the response is read completely
 * first.
 */
async function checkedStep(_request: Request, answer: Response): Promise<Response> {
  const leadsOn = answer.status >= 300 && answer.status < 400;
  if (leadsOn && !answer.headers.has("location")) throw new Failure(502, { code: "request.service" });
  return readWhole(answer, answerMaxBytes);
}

/** The addresses of a sign-in have no page that could show a failure. */
async function toFailurePage({ status, code }: { status: number; code: string }, portal: Portal) {
  const { requestId = "" } = await portal.caller();
  if (status === 503) return redirect(paths.unavailableFor(code, requestId), 303);
  return redirect(status >= 500 ? paths.serverFaultOf(requestId) : paths.forbiddenFor(code), 303);
}
