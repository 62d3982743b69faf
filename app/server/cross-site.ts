import type { HonoRequest, MiddlewareHandler } from "hono";
import type { PortalEnv } from "./request-facts";
import { unsentFormPage } from "./unsent-form-page";

const safe = new Set(["GET", "HEAD"]);
const methods = new Set([...safe, "POST", "PUT", "PATCH", "DELETE"]);

/** Methods other than these five are refused before any other check (S-07). */
export const knownMethodsOnly: MiddlewareHandler<PortalEnv> = async (context, next) =>
  methods.has(context.req.method) ? next() : context.text("", 405, { allow: [...methods].join(", ") });

/** Pages whose address authenticates the request, because it contains the key of an emailed link. */
const keyPages = /^\/(?:(?:stop-change|undo-email)\/[^/]+|join)$/;

/**
 * A request that changes something must come from our own pages (S-24), according to `Sec-Fetch-Site`, or `Origin` in
 * older browsers. A request with neither is refused. In those older browsers the form of a page without a referrer
 * (S-05) sends `Origin: null`. It is accepted if the address contains a key, which other sites do not have; otherwise a
 * page explains what to do.
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
    // Pages cannot forge `Sec-Fetch-Site`.
    const isOurs = site === undefined ? isOwn : site === "same-origin" && (origin === "null" || isOwn);
    if (isOurs || (saysNothing && holdsKey(req))) return next();
    return saysNothing && isDocument(req) ? context.html(await unsentFormPage(req.raw), 403) : context.text("", 403);
  };

const holdsKey = (req: HonoRequest): boolean =>
  req.method === "POST" && keyPages.test(req.path) && Boolean(req.query("key")) && isForm(req.header("content-type"));

const isForm = (type = ""): boolean => type.startsWith("application/x-www-form-urlencoded");

/** Whether the response is a page for a person. */
const isDocument = (req: HonoRequest): boolean =>
  req.method === "POST" && (req.header("accept") ?? "").includes("text/html");
