import { serveStatic } from "@hono/node-server/serve-static";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { env } from "~/config/env.server";
import { openBaseApi } from "~/gateway/transport.server";
import { accessLog } from "./access-log";
import { bodyLimits } from "./body-limits";
import { breakingOff } from "./broken-answers";
import { serveSubApps } from "./built-in-sub-apps";
import { clientAddress } from "./client-address";
import { knownMethodsOnly, sameOriginWrites } from "./cross-site";
import { cspReport } from "./csp-report";
import { alive, readiness } from "./health";
import { log } from "~/config/log.server";
import { unavailableSeconds } from "~/rules/limits";
import type { PortalEnv } from "./request-facts";
import { dropRest } from "./rest-of-body";
import { securityHeaders } from "./security-headers";
import { logUnexpected } from "./unexpected";
import { uploadRoom } from "./upload-room";

type Options = { build: ServerBuild | (() => Promise<ServerBuild>); mode: "development" | "production" };

/** The portal as one `fetch`: what guards it, what it serves, and how it stops. server.ts gives it a socket. */
export async function openPortal({ build, mode }: Options) {
  const baseApi = await openBaseApi(log);
  let stopping = false;
  const app = new Hono<PortalEnv>();

  // A busy connection would keep a portal from stopping (F-24), and one with a body that was not read cannot be used again:
  // the answer is the last on it. Whatever is out of service says when to come again.
  app.use(async (context, next) => {
    await next();
    const { incoming } = context.env;
    if (stopping || !incoming.complete) context.header("connection", "close");
    if (!incoming.complete) await dropRest(incoming);
    if (context.res.status === 503 && !context.res.headers.has("retry-after"))
      context.header("retry-after", String(unavailableSeconds));
  });
  app.get("/healthz", alive);
  app.get(
    "/readyz",
    readiness(baseApi.ready, () => stopping),
  );
  app.use(accessLog, securityHeaders(mode, env.PUBLIC_ORIGIN.startsWith("https:")), knownMethodsOnly);
  app.use(async (context, next) => {
    const host = context.req.header("host");
    // Two hosts arrive as one list: proxies disagree about which of them counts, so neither does (S-09).
    if (host?.includes(",")) return context.text("", 400, { connection: "close" });
    if (!isOwnHost(host)) return context.text("", 421);
    if (!isReadable(context.req.raw.url)) return context.text("", 400);
    const { incoming } = context.env;
    context.set(
      "clientAddress",
      clientAddress(incoming.socket.remoteAddress, context.req.header("x-forwarded-for"), env.TRUSTED_PROXIES),
    );
    return next();
  });
  app.use(
    sameOriginWrites((origin) => origin === env.PUBLIC_ORIGIN || (isUrl(origin) && isDemoHost(new URL(origin).host))),
  );
  app.post("/csp-report", cspReport);
  app.use(bodyLimits, uploadRoom);
  serveSubApps(app, mode);
  app.use(
    "/assets/*",
    serveStatic({
      root: "build/client",
      precompressed: true,
      onFound: (_path, context) => context.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  app.use(
    serveStatic({
      root: "build/client",
      precompressed: true,
      onFound: (_path, context) => context.header("cache-control", "public, max-age=3600"),
    }),
  );
  app.use(compress());
  const handle = createRequestHandler(build, mode);
  app.all("*", async (context) => {
    const answer = await handle(judged(context.req.raw), {
      cspNonce: context.get("cspNonce"),
      clientAddress: context.get("clientAddress"),
      requestId: context.get("requestId"),
    });
    return breakingOff(answer, context);
  });
  app.onError((error, context) => {
    logUnexpected(error, { request: context.req.raw, requestId: context.get("requestId") });
    return context.text("", 500);
  });

  baseApi.startJobs();
  return {
    fetch: app.fetch,
    settings: {
      name: "Supplier portal",
      port: env.PORT,
      host: env.HOST,
      origin: env.PUBLIC_ORIGIN,
      stopDelayMs: env.STOP_DELAY_MS,
      demo: env.DEMO,
      accounts: baseApi.demo,
      docs: env.DEMO && !env.BASE_API_URL,
      mailbox: env.DEMO && !env.SMTP_URL && !env.BASE_API_URL,
    },
    /** From now on readiness says no, so that no new work is sent here. */
    announceStop: () => {
      stopping = true;
    },
    close: () => baseApi.close(),
  };
}

/**
 * A request whose origin has been judged above. Remix would judge it again, by `X-Forwarded-Host` from anybody and
 * without knowing that a page which sends no referrer posts with `Origin: null`.
 */
function judged(request: Request) {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  headers.delete("x-forwarded-host");
  return new Request(request, { headers });
}

/** Absolute addresses are built from PUBLIC_ORIGIN; a request for another host is not for us (H-05). */
const isOwnHost = (host = "") => host === new URL(env.PUBLIC_ORIGIN).host || isDemoHost(host);

/** The demo is looked at by whatever name the loopback has. */
const isDemoHost = (host: string) => env.DEMO && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/** A path that does not decode is a bad request, not a fault of ours (S-10). */
function isReadable(url: string) {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

const isUrl = (text: string) => URL.canParse(text);
