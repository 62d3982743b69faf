import { redirect, redirectDocument } from "@remix-run/node";
import { z } from "zod";
import { csrfRenewed } from "~/contract/session";
import type { Refusal } from "~/contract/endpoint";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { csrfCookie, freshCookie, renewedCookie } from "./cookies.server";
import { flash } from "./flash.server";
import { placeOf, trustedAddress } from "./place.server";
import { endedCookies } from "./session-cookies.server";

/** To the sign-in, and after it to the place one is at. A load of the document: the way leads over another site. */
export const toLogin = (request: Request, headers?: Headers): Response =>
  redirectDocument(paths.login(placeOf(request)), { status: 303, headers });

/**
 * The session is over (§8, 401): to the address the base API names, else to the sign-in; no message. The cookie goes
 * with it, so that the way ends at a sign-in and never in a loop.
 */
export async function sessionOver(failure: Failure, request: Request): Promise<Response> {
  const headers = await endedCookies();
  // A session that does not even hold for its first load would send the browser round and round.
  const isFirstLoad = Boolean(await freshCookie.parse(request.headers.get("cookie")));
  if (isFirstLoad) return redirect(paths.forbiddenFor("signIn.failed"), { status: 303, headers });
  const named = trustedAddress(failure.location);
  return named ? redirectDocument(named, { status: 303, headers }) : toLogin(request, headers);
}

/** The fresh CSRF token in a refusal of a stale one (§8); null: the refusal is another one. */
export function freshCsrfToken({ code, details }: Pick<Refusal, "code" | "details">): string | null {
  if (code !== csrfRenewed) return null;
  return z.object({ csrfToken: z.string() }).safeParse(details).data?.csrfToken ?? null;
}

/**
 * The CSRF token was stale (§8): the page is loaded again with the fresh one. Reading needs no token, so the reload
 * cannot come back here. A token that is refused again right after it was renewed is an error: null.
 */
export async function csrfRenewal(failure: Failure, request: Request): Promise<Response | null> {
  const fresh = request.method === "GET" ? null : freshCsrfToken(failure);
  if (!fresh || (await renewedCookie.parse(request.headers.get("cookie")))) return null;
  const headers = new Headers({ "set-cookie": await csrfCookie.serialize(fresh) });
  headers.append("set-cookie", await renewedCookie.serialize("1"));
  headers.append("set-cookie", await flash({ code: "csrf.renewed" }));
  return redirectDocument(placeOf(request), { status: 303, headers });
}
