import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import type { Portal } from "./portal.server";
import { findToken, registrationCookie, sessionCookie } from "./cookies.server";
import { requireLoginable } from "./domain-config.server";
import { toSignIn } from "./answer-failure.server";
import { flash } from "./flash.server";
import { enterWithToken } from "./exchange-token.server";

/**
 * Guards the workspace (§2, §4, §6). Without a session it redirects to the sign-in, or exchanges a token in the address
 * for a session. The base API checks the session itself.
 */
export async function requireSession(portal: Portal): Promise<void> {
  const { request, query } = portal;
  const domain = await requireLoginable(portal);
  const token = query.get("token");
  if (token !== null && request.method === "GET") throw await enterWithToken(portal, token, domain);
  if (!(await findToken(sessionCookie, request))) throw toSignIn(request);
}

/**
 * Guards the wizard: without a registration session it redirects to the start. The base API checks the token itself.
 */
export async function requireRegistration(request: Request): Promise<void> {
  if (await findToken(registrationCookie, request)) return;
  const headers = { "set-cookie": await flash({ code: "registration.startFirst" }) };
  throw redirect(paths.registerStartFor(new URL(request.url).pathname), { status: 303, headers });
}
