import type { HonoRequest, MiddlewareHandler } from "hono";
import type { PortalEnv } from "./request-facts";
import { unsentFormPage } from "./unsent-form-page";

const safe = new Set(["GET", "HEAD"]);
const methods = new Set([...safe, "POST", "PUT", "PATCH", "DELETE"]);

/** Methods outside the five are refused before anything looks at them (S-07). */
export const knownMethodsOnly: MiddlewareHandler<PortalEnv> = async (context, next) =>
  methods.has(context.req.method) ? next() : context.text("", 405, { allow: [...methods].join(", ") });

/** Pages whose address proves who makes the request, because it holds the key of the link in an email. */
const keyPages = /^\/(?:(?:stop-change|undo-email)\/[^/]+|join)$/;

/**
 * A request that changes something must come from our own pages (S-24): the browser says so in `Sec-Fetch-Site`, older ones in
 * `Origin`; a request with neither is refused. In those older browsers the form of a page without a referrer (S-05) sends
 * `Origin: null`. It is accepted if the address contains a key, which no other site's page has; otherwise the page says what to
 * do.
 */
export const sameOriginWrites =
  (isOwnOrigin: (origin: string, host: string) => boolean): MiddlewareHandler<PortalEnv> =>
  async (context, next) => {
    const { req } = context;
    if (safe.has(req.method)) return next();
    const site = req.header("sec-fetch-site");
    const origin = req.header("origin") ?? "null";
    const saysNothing = site === undefined && origin === "null";
    const isOwn = isOwnOrigin(origin, req.header("host") ?? "");
    // `Sec-Fetch-Site` cannot be made up.
    const isOurs = site === undefined ? isOwn : site === "same-origin" && (origin === "null" || isOwn);
    if (isOurs || (saysNothing && holdsKey(req))) return next();
    return saysNothing && isDocument(req) ? context.html(await unsentFormPage(req.raw), 403) : context.text("", 403);
  };

const holdsKey = (req: HonoRequest): boolean =>
  req.method === "POST" && keyPages.test(req.path) && Boolean(req.query("key")) && isForm(req.header("content-type"));

const isForm = (type = ""): boolean => type.startsWith("application/x-www-form-urlencoded");

/** Whether a person sees the answer. */
const isDocument = (req: HonoRequest): boolean =>
  req.method === "POST" && (req.header("accept") ?? "").includes("text/html");
