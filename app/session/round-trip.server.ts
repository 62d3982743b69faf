import { randomBytes } from "node:crypto";
import { redirect, redirectDocument } from "@remix-run/node";
import { env } from "~/config/env.server";
import { session } from "~/contract";
import { refusal } from "~/contract/endpoint";
import { Failure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import { paths } from "~/paths";
import { answerMaxBytes } from "~/rules/limits";
import { type Asked, heldIn } from "./caller.server";
import { readWhole } from "./checked-answer.server";
import { loginCookie } from "./cookies.server";
import { requireLoginable } from "./domain.server";
import { bareGatewayFor, passOn } from "./gateway.server";
import { placeAfterSignIn, trustedAddress } from "./place.server";
import { endedProviderCookies, isProviderCookie } from "./provider-cookies.server";
import { signedOutCookies } from "./session-cookies.server";

/** How long leaving may wait for a base API that does not answer, in milliseconds (S-56). */
const leavePatienceMs = 5000;

/**
 * Begins a sign-in (design §6). It ends at PUBLIC_ORIGIN, so it begins there too, or the cookie that ties it to this
 * browser would be missing at its end.
 */
export async function beginSignIn(asked: Asked): Promise<Response> {
  const { request } = asked;
  const { host, pathname, search, searchParams } = new URL(request.url);
  if (host !== new URL(env.PUBLIC_ORIGIN).host) return redirect(env.PUBLIC_ORIGIN + pathname + search);
  await requireLoginable(asked);
  const binding = (await heldIn(loginCookie, request)) ?? randomBytes(32).toString("base64url");
  try {
    const call = await bareGatewayFor(asked, { held: { loginBinding: binding } });
    const callbackUrl = placeAfterSignIn(searchParams.get("callbackUrl"));
    const to = trustedAddress(await sentTo(call, session.login, callbackUrl));
    if (!to) return redirect(paths.forbiddenFor("signIn.failed"), 303);
    return redirect(to, { headers: { "set-cookie": await loginCookie.serialize(binding) } });
  } catch (error) {
    if (error instanceof Failure) return toPageOf(error);
    throw error;
  }
}

/** A step of the round trip that the base API answers itself; what it refuses becomes a page. */
export async function relay(asked: Asked): Promise<Response> {
  const response = await passOn(asked, { isPassed: isProviderCookie, check: checkedStep });
  const isJson = response.headers.get("content-type")?.includes("json");
  if (response.status < 400 || !isJson) return response;
  const text = await response.text();
  const refused = refusal.safeParse(parsed(text)).data;
  return refused
    ? toPageOf({ status: response.status, code: refused.code ?? "signIn.failed" })
    : new Response(text, { status: response.status, headers: response.headers });
}

/** A step leads the browser on, or shows it something of the provider's: either way it is all here before it goes on. */
async function checkedStep(_request: Request, answer: Response): Promise<Response> {
  const leadsOn = answer.status >= 300 && answer.status < 400;
  if (leadsOn && !answer.headers.has("location")) throw new Failure(502, { code: "request.service" });
  return readWhole(answer, answerMaxBytes);
}

/** Leaves (§4): everything but the language is taken away, and the identity provider is told. Works without base API. */
export async function signOut(asked: Asked): Promise<Response> {
  const headers = await signedOutCookies();
  for (const cookie of endedProviderCookies(asked.request)) headers.append("set-cookie", cookie);
  headers.set("clear-site-data", '"cache", "storage"');
  return redirectDocument((await logoutAddress(asked)) ?? paths.home, { status: 303, headers });
}

async function logoutAddress(asked: Asked) {
  try {
    const call = await bareGatewayFor(asked, { timeoutMs: Math.min(leavePatienceMs, env.API_TIMEOUT_MS) });
    return trustedAddress(await sentTo(call, session.logout, paths.home));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Where a raw call sends the browser. */
const sentTo = async (call: Gateway, endpoint: typeof session.login, callbackUrl: string) =>
  (await call(endpoint, { callbackUrl })).headers.get("location");

/** These addresses have no page of their own to say no on. */
function toPageOf({ status, code }: { status: number; code: string }) {
  const isOurFault = status >= 500 && !code.startsWith("signIn.");
  return redirect(isOurFault ? paths.serverFault : paths.forbiddenFor(code), 303);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
