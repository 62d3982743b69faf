import { redirect } from "@remix-run/node";
import { env } from "~/config/env.server";
import { session } from "~/contract";
import type { DomainConfig } from "~/contract/account";
import { isLanguage } from "~/i18n/language";
import { paths } from "~/paths";
import { findBrowserName } from "~/rules/sign-in/browser-name";
import type { Portal } from "./portal.server";
import {
  findToken,
  loginCookie,
  sessionCookie,
  sessionHeaders,
  storedLanguageCookie,
  tenantCookie,
} from "./cookies.server";
import { loadDomain } from "./domain-config.server";
import { withoutToken } from "./place.server";

/** An address with a token must not be sent to other sites as the referrer (S-22). */
const noReferrer = { "referrer-policy": "no-referrer" };
/** The base API's limit (contract/session.ts). */
const longest = { token: 200, tenant: 64 };

/**
 * Completes a sign-in. A token that this browser did not request is exchanged only after the user has confirmed (S-22).
 */
export async function enterWithToken(portal: Portal, token: string, domain: DomainConfig): Promise<Response> {
  const { request } = portal;
  const to = withoutToken(request.url);
  if (env.TOKEN_HAND_OVER && !(await findToken(loginCookie, request))) return askFirst(token, to);
  return exchange(portal, { token, to, domain });
}

/** Exchanges a token from another system of the company, once the user has confirmed (S-22). */
export async function takeHandOver(portal: Portal, token: string, to: string): Promise<Response> {
  return exchange(portal, { token, to, domain: await loadDomain(portal), handedOver: true });
}

type Exchange = { token: string; to: string; domain: DomainConfig; handedOver?: boolean };

/** Exchanges a token for a session and redirects to the clean address (§2), even if the token is already used. */
async function exchange(portal: Portal, { token, to, domain, handedOver = false }: Exchange): Promise<Response> {
  const { request } = portal;
  const clean = () => redirect(to, { status: 303, headers: noReferrer });
  if (token === "" || token.length > longest.token) return clean();
  const tenantId = (await findToken(tenantCookie, request))?.slice(0, longest.tenant);
  const browser = findBrowserName(request.headers.get("user-agent"));
  const { answer, failure } = await portal.attempt(session.open, { token, tenantId, handedOver, browser });
  if (failure) {
    if (failure.status === 401 && (handedOver || !(await mayBeHandedOver(request)))) return clean();
    if (failure.status === 401) return askFirst(token, to);
    if (failure.status === 403) return redirect(paths.forbiddenFor(failure.code), { status: 303, headers: noReferrer });
    return portal.answerFor(failure);
  }
  const headers = await sessionHeaders(answer);
  headers.set("referrer-policy", noReferrer["referrer-policy"]);
  const language = await storeLanguage(request, domain);
  if (language) headers.append("set-cookie", language);
  return redirect(to, { status: 303, headers });
}

/** If a browser has started a sign-in here and then arrives from another system, the user has to confirm that too. */
const mayBeHandedOver = async (request: Request) => env.TOKEN_HAND_OVER && !(await findToken(sessionCookie, request));

const askFirst = (token: string, to: string) =>
  redirect(paths.handOver(token, to), { status: 303, headers: noReferrer });

/** The `Set-Cookie` of the domain's language, for a visitor who has chosen none (§1, §3). Null if there is nothing to store. */
async function storeLanguage(request: Request, { lang }: DomainConfig) {
  const hasChoice = isLanguage(await storedLanguageCookie.parse(request.headers.get("cookie")));
  const [first = ""] = lang.split("_");
  return !hasChoice && isLanguage(first) ? storedLanguageCookie.serialize(first) : null;
}
