import { randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import { days, inSeconds, inMinutes } from "~/rules/time";
import { kilobytes } from "~/rules/size";
import { env } from "~/config/env.server";
import { log } from "~/config/log.server";
import type { PortalEnv } from "./request-facts";

/** Pages with codes or tokens in a field or in the address, which must not be disclosed to other sites (S-05, S-22). */
const codePages = new Set(["/register/start", "/progress", "/join"]);
const tokenPages = ["/sign-in/", "/stop-change/", "/undo-email/", "/api/v1/sso/", "/oidc/"];

const isSecret = ({ req }: Context<PortalEnv>) =>
  codePages.has(req.path) ||
  tokenPages.some((prefix) => req.path.startsWith(prefix)) ||
  req.query("token") !== undefined ||
  req.query("key") !== undefined;

/** The allowed targets of forms: this origin and, through the sign-out, the company's identity provider. */
const formAction = ["'self'", ...(env.OIDC_ISSUER ? [new URL(env.OIDC_ISSUER).origin] : [])].join(" ");

/**
 * The origins of external sub-applications (§2), for their manifests, styles, pictures and fonts. Scripts need the
 * nonce.
 */
const entries = [env.GSRM_ENTRY_URL, env.GCIS_ENTRY_URL].filter((entry) => entry !== undefined);
const origins = new Set(entries.filter((entry) => URL.canParse(entry)).map((entry) => new URL(entry).origin));
const elsewhere = [...origins].map((origin) => ` ${origin}`).join("");

const source = {
  production: { style: (nonce: string) => `'self' 'nonce-${nonce}'${elsewhere}`, connect: `'self'${elsewhere}` },
  // The development server injects its styles without a nonce and uses a WebSocket.
  development: { style: () => `'self' 'unsafe-inline'${elsewhere}`, connect: `'self' ws:${elsewhere}` },
};

/** The policy of H-01. `style-src-attr` is needed by Mantine: docs/decisions/006-content-security-policy.md. */
function contentSecurityPolicy(nonce: string, mode: keyof typeof source) {
  const { style, connect } = source[mode];
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${style(nonce)}`,
    `style-src-elem ${style(nonce)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${elsewhere}`,
    `font-src 'self'${elsewhere}`,
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "report-uri /csp-report",
  ].join("; ");
}

/** Gives every request its nonce and every response its headers (S-01, S-02, S-05, S-08); a header set by a handler wins. */
export const securityHeaders =
  (mode: keyof typeof source, https: boolean): MiddlewareHandler<PortalEnv> =>
  async (context, next) => {
    const nonce = randomBytes(16).toString("base64");
    context.set("cspNonce", nonce);
    await next();
    const { headers } = context.res;
    const add = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    add("content-security-policy", contentSecurityPolicy(nonce, mode));
    add("x-content-type-options", "nosniff");
    add("referrer-policy", isSecret(context) ? "no-referrer" : "strict-origin-when-cross-origin");
    add("cross-origin-opener-policy", "same-origin");
    add("cross-origin-resource-policy", "same-origin");
    add("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    add("cache-control", "no-store");
    if (https) add("strict-transport-security", `max-age=${inSeconds(days(730))}; includeSubDomains`);
  };

const report = z.object({ "csp-report": z.object({ "effective-directive": z.string().max(60) }) });
const largest = kilobytes(8);
const mostAMinute = 60;
let minute = 0;
let reports = 0;

/** Logs a browser's report of a policy violation, with only the directive (S-04). */
export async function cspReport(context: Context<PortalEnv>) {
  const now = Math.floor(inMinutes(Date.now()));
  reports = now === minute ? reports + 1 : 1;
  minute = now;
  const length = Number(context.req.header("content-length") ?? Number.NaN);
  if (reports > mostAMinute || !(length <= largest)) return context.body(null, 204);
  const body = report.safeParse(await context.req.json().catch(() => undefined));
  if (body.success) log.warn({ event: "csp_report", directive: body.data["csp-report"]["effective-directive"] });
  return context.body(null, 204);
}
