import { serveStatic } from "@hono/node-server/serve-static";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { env } from "~/config/env.server";
import { openBaseApi } from "~/gateway/transport.server";
import { accessLog } from "./access-log";
import { bodyLimits } from "./body-limits";
import { serveSubApps } from "./built-in-sub-apps";
import { clientAddress } from "./client-address";
import { knownMethodsOnly, sameOriginWrites } from "./cross-site";
import { cspReport } from "./csp-report";
import { alive, readiness } from "./health";
import { log } from "~/config/log.server";
import type { PortalEnv } from "./request-facts";
import { securityHeaders } from "./security-headers";

type Options = { build: ServerBuild | (() => Promise<ServerBuild>); mode: "development" | "production" };

/** The portal as one `fetch`: what guards it, what it serves, and how it stops. server.ts gives it a socket. */
export async function openPortal({ build, mode }: Options) {
  const baseApi = await openBaseApi(log);
  let stopping = false;
  const app = new Hono<PortalEnv>();

  // Whoever keeps a connection busy would keep a portal from stopping: its answer is the last on it (F-24).
  app.use(async (context, next) => {
    await next();
    if (stopping) context.header("connection", "close");
  });
  app.get("/healthz", alive);
  app.get(
    "/readyz",
    readiness(baseApi.ready, () => stopping),
  );
  app.use(accessLog, securityHeaders(mode, env.PUBLIC_ORIGIN.startsWith("https:")), knownMethodsOnly);
  app.use(async (context, next) => {
    if (!isOwnHost(context.req.header("host"))) return context.text("", 421);
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
  app.use(bodyLimits);
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
  app.all("*", (context) =>
    handle(judged(context.req.raw), {
      cspNonce: context.get("cspNonce"),
      clientAddress: context.get("clientAddress"),
      requestId: context.get("requestId"),
    }),
  );
  app.onError((error, context) => {
    log.error({ event: "unexpected", name: error.name, stack: error.stack });
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
