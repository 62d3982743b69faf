import type { MiddlewareHandler } from "hono";
import type { PortalEnv } from "./request-facts";

const safe = new Set(["GET", "HEAD"]);
const methods = new Set([...safe, "POST", "PUT", "PATCH", "DELETE"]);

/** Methods outside the five are refused before anything looks at them (S-07). */
export const knownMethodsOnly: MiddlewareHandler<PortalEnv> = async (context, next) =>
  methods.has(context.req.method) ? next() : context.text("", 405, { allow: [...methods].join(", ") });

/**
 * A request that changes something comes from our own pages or not at all (S-24): the browser says so in
 * `Sec-Fetch-Site`, an older one in `Origin`; a request that says neither is refused.
 */
export const sameOriginWrites =
  (isOwnOrigin: (origin: string) => boolean): MiddlewareHandler<PortalEnv> =>
  async (context, next) => {
    if (safe.has(context.req.method)) return next();
    const site = context.req.header("sec-fetch-site");
    // A page that sends no referrer (S-05) sends `Origin: null` with its forms, and `Sec-Fetch-Site` cannot be made up.
    const origin = context.req.header("origin") ?? "null";
    const isOurs =
      site === undefined ? isOwnOrigin(origin) : site === "same-origin" && (origin === "null" || isOwnOrigin(origin));
    return isOurs ? next() : context.text("", 403);
  };
