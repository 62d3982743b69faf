import { redirectDocument } from "@remix-run/node";
import { z } from "zod";
import type { Refusal } from "~/contract/endpoint";
import { csrfRenewed } from "~/contract/session";
import type { Failure } from "~/gateway/failure";
import { csrfCookie, renewedCookie } from "./cookies.server";
import { flash } from "./flash.server";
import { currentPlace } from "./place.server";

/** The fresh CSRF token in a refusal of a stale one (§8). Null if it is another refusal. */
export function freshCsrfToken({ code, details }: Pick<Refusal, "code" | "details">): string | null {
  if (code !== csrfRenewed) return null;
  return z.object({ csrfToken: z.string() }).safeParse(details).data?.csrfToken ?? null;
}

/**
 * Loads the page again with a fresh CSRF token if the one received was stale (§8). Reading needs no token, so the reload cannot
 * loop. A token that is refused again right after it was renewed is an error: null.
 */
export async function reloadWithFreshToken(failure: Failure, request: Request): Promise<Response | null> {
  const fresh = request.method === "GET" ? null : freshCsrfToken(failure);
  if (!fresh || (await renewedCookie.parse(request.headers.get("cookie")))) return null;
  const headers = new Headers({ "set-cookie": await csrfCookie.serialize(fresh) });
  headers.append("set-cookie", await renewedCookie.serialize("1"));
  headers.append("set-cookie", await flash({ code: "csrf.renewed" }));
  return redirectDocument(currentPlace(request), { status: 303, headers });
}
