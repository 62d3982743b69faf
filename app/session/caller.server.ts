import type { Cookie, LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/config/env.server";
import type { Caller } from "~/gateway/gateway.server";
import { csrfCookie, loginCookie, registrationCookie, sessionCookie } from "./cookies.server";
import { languageOf } from "./language.server";

/** What a loader or an action knows about who is asking. */
export type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** Who is asking, as the base API is told (§7). */
export async function callerOf({ request, context }: Asked): Promise<Caller> {
  const [registrationToken, sessionToken, csrfToken, loginBinding] = await Promise.all(
    [registrationCookie, sessionCookie, csrfCookie, loginCookie].map((cookie) => heldIn(cookie, request)),
  );
  return {
    locale: await languageOf(request),
    tenantCode: env.TENANT_CODE,
    clientAddress: context.clientAddress,
    requestId: context.requestId,
    registrationToken,
    sessionToken,
    csrfToken,
    loginBinding,
  };
}

/** The token a cookie of this request holds. What could not travel in a header is none: cookies are anybody's to write. */
export async function heldIn(cookie: Cookie, request: Request): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && /^[\x21-\x7e]{1,4000}$/.test(value) ? value : undefined;
}
