import { redirect } from "@remix-run/node";
import { env } from "~/config/env.server";
import { session } from "~/contract";
import type { DomainConfig } from "~/contract/account";
import { Failure } from "~/gateway/failure";
import { isLanguage } from "~/i18n/language";
import { paths } from "~/paths";
import { browserNameOf } from "~/rules/browser-name";
import { type Asked, heldIn } from "./caller.server";
import { language, loginCookie, sessionCookie, tenantCookie } from "./cookies.server";
import { domainConfigOf, requireLoginable } from "./domain.server";
import { answerFor } from "./failures.server";
import { bareGatewayFor } from "./gateway.server";
import { withoutToken } from "./place.server";
import { openedCookies } from "./session-cookies.server";
import { toLogin } from "./session-over.server";

/** Addresses with a token in them are told to nobody (S-22). */
const untold = { "referrer-policy": "no-referrer" };
/** The base API takes no longer ones (contract/session.ts). */
const longest = { token: 200, tenant: 64 };

const admitted = new WeakMap<object, Promise<void>>();

/**
 * Guards the workspace (§2, §4, §6): the first line of a loader or an action. Without a session the way leads to the
 * sign-in, and a token in the address is exchanged for one. Once a request: a page and the layout around it both ask.
 * The base API checks the session itself.
 */
export function requireSession(asked: Asked): Promise<void> {
  const known = admitted.get(asked.context);
  if (known) return known;
  const admission = admit(asked);
  admitted.set(asked.context, admission);
  return admission;
}

async function admit(asked: Asked) {
  const { request } = asked;
  const config = await requireLoginable(asked);
  const token = new URL(request.url).searchParams.get("token");
  if (token !== null && request.method === "GET") throw await enter(asked, token, config);
  if (!(await heldIn(sessionCookie, request))) throw toLogin(request);
}

/** A token that this browser did not ask for is exchanged only after its user has said so (S-22). */
async function enter(asked: Asked, token: string, config: DomainConfig) {
  const { request } = asked;
  const to = withoutToken(request.url);
  if (env.TOKEN_HAND_OVER && !(await heldIn(loginCookie, request))) return askFirst(token, to);
  return exchange(asked, { token, to, config });
}

type Exchange = { token: string; to: string; config: DomainConfig; handedOver?: boolean };

/** A token for a session, and on to the clean address (§2). A token that is used up leads there as well. */
async function exchange(asked: Asked, { token, to, config, handedOver = false }: Exchange): Promise<Response> {
  const { request } = asked;
  const clean = () => redirect(to, { status: 303, headers: untold });
  if (token === "" || token.length > longest.token) return clean();
  try {
    const call = await bareGatewayFor(asked);
    const tenantId = (await heldIn(tenantCookie, request))?.slice(0, longest.tenant);
    const browser = browserNameOf(request.headers.get("user-agent"));
    const headers = await openedCookies(await call(session.open, { token, tenantId, handedOver, browser }));
    headers.set("referrer-policy", untold["referrer-policy"]);
    const chosen = await languageFor(request, config);
    if (chosen) headers.append("set-cookie", chosen);
    return redirect(to, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.status === 401 && (handedOver || !(await mayBeHandedOver(request)))) return clean();
    if (error.status === 401) return askFirst(token, to);
    if (error.status === 403) return redirect(paths.forbiddenFor(error.code), { status: 303, headers: untold });
    return answerFor(error, request);
  }
}

/** Who has begun a sign-in and then come from another system is asked as well. */
const mayBeHandedOver = async (request: Request) => env.TOKEN_HAND_OVER && !(await heldIn(sessionCookie, request));

const askFirst = (token: string, to: string) => redirect(paths.handOver(token, to), { status: 303, headers: untold });

/** The domain's language, for a visitor who has chosen none (§1, §3); null: there is nothing to store. */
async function languageFor(request: Request, { lang }: DomainConfig) {
  const isChosen = isLanguage(await language.parse(request.headers.get("cookie")));
  const [first = ""] = lang.split("_");
  return !isChosen && isLanguage(first) ? language.serialize(first) : null;
}

/** What another system of the company handed over, after the user has said yes (S-22). */
export async function takeHandOver(asked: Asked, token: string, to: string): Promise<Response> {
  return exchange(asked, { token, to, config: await domainConfigOf(asked), handedOver: true });
}
