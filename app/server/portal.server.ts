import { serveStatic } from "@hono/node-server/serve-static";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { env } from "~/config/env.server";
import { type BaseApi, openBaseApi } from "~/gateway/transport.server";
import { builtInEntry, subAppNames } from "~/rules/workspace/sub-apps";
import { accessLog } from "./access-log";
import { buildVersion } from "./build-version";
import { bodyLimits, dropRest } from "./body-limits";
import { breakingOff, logUnexpected } from "./broken-answers";
import { clientAddress, type PortalEnv } from "./request-facts";
import { knownMethodsOnly, sameOriginWrites } from "./cross-site";
import { cspReport, securityHeaders } from "./security-headers";
import { viewerHeaders } from "./viewer-headers";
import { log } from "~/config/log.server";
import { openMetrics } from "./metrics/open-metrics";
import { unavailableSeconds } from "~/rules/limits/base-api";
import { hours, days, inSeconds } from "~/rules/time";
import { uploadRoom } from "./upload-room";

type ServerEntry = ServerBuild["entry"]["module"] & { openBaseApi: typeof openBaseApi };
type Options = { build: ServerBuild | (() => Promise<ServerBuild>); mode: "development" | "production" };

/**
 * The portal as one `fetch` function, with its guards, its files and its shutdown. server.ts connects it to a socket.
 */
export async function openPortal({ build, mode }: Options) {
  log.info({ event: "started", version: buildVersion });
  const { demo, startJobs } = await openBaseApi(log);
  /** After an edit, the development server has a new build with a new base API. */
  const currentBaseApi = async (): Promise<BaseApi> =>
    typeof build === "function" ? ((await build()).entry.module as ServerEntry).openBaseApi(log) : openBaseApi(log);
  let stopping = false;
  const app = new Hono<PortalEnv>();

  // A busy connection would prevent the portal from stopping (F-24), and one with an unread body cannot be reused, so
  // it is closed after this response. A 503 has the time to retry.
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
    readiness(
      async () => (await currentBaseApi()).ready(),
      () => stopping,
    ),
  );
  const metrics = await openMetrics(currentBaseApi);
  app.use(accessLog(metrics.observe), securityHeaders(mode, env.PUBLIC_ORIGIN.startsWith("https:")));
  app.options("/viewer/*", viewerHeaders, (context) => context.body(null, 204));
  app.use(knownMethodsOnly);
  app.use(async (context, next) => {
    const host = context.req.header("host");
    // Two hosts arrive as one list. Proxies disagree on which of them applies, so both are rejected (S-09).
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
  app.use(sameOriginWrites((origin, host) => origin === env.PUBLIC_ORIGIN || isDemoOrigin(origin, host)));
  app.post("/csp-report", cspReport);
  app.use(bodyLimits, uploadRoom);
  serveSubApps(app, mode);
  app.use("/viewer/*", viewerHeaders);
  app.get("/viewer/*", files(roots[mode], anHour), missing);
  app.use("/assets/*", files("build/client", forever));
  app.use(files("build/client", anHour));
  app.use(compress());
  const handle = createRequestHandler(build, mode);
  app.all("*", async (context) => {
    const answer = await handle(withoutOrigin(context.req.raw), {
      cspNonce: context.get("cspNonce"),
      clientAddress: context.get("clientAddress"),
      requestId: context.get("requestId"),
      baseApi: await currentBaseApi(),
    });
    return breakingOff(answer, context);
  });
  app.onError((error, context) => {
    logUnexpected(error, { request: context.req.raw, requestId: context.get("requestId") });
    return context.text("", 500);
  });

  startJobs();
  return {
    fetch: app.fetch,
    metrics: metrics.page,
    settings: {
      name: "Supplier portal",
      port: env.PORT,
      host: env.HOST,
      origin: env.PUBLIC_ORIGIN,
      stopDelayMs: env.STOP_DELAY_MS,
      demo: env.DEMO,
      accounts: demo,
      docs: env.DEMO && !env.BASE_API_URL,
      mailbox: env.DEMO && !env.SMTP_URL && !env.BASE_API_URL,
    },
    /** Makes the readiness check fail from now on, so that the load balancer sends no new requests. */
    announceStop: () => {
      stopping = true;
    },
    close: async () => (await currentBaseApi()).close(),
  };
}

/**
 * Passes on a request without the headers of the origin check above. Remix would check again with an untrusted
 * `X-Forwarded-Host`, and reject the `Origin: null` of pages without a referrer.
 */
function withoutOrigin(request: Request) {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  headers.delete("x-forwarded-host");
  // Passed on unchanged, because copying the request would read the body before a handler needs it.
  return new Request(request, { headers, body: request.body, duplex: "half" } as RequestInit);
}

/** Absolute addresses are built from PUBLIC_ORIGIN; a request for another host is not for us (H-05). */
const isOwnHost = (host = "") => host === new URL(env.PUBLIC_ORIGIN).host || isDemoHost(host);

/** The demo accepts any name of the loopback address. */
const isDemoHost = (host: string) => env.DEMO && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/** Whether a page of the demo posts to its own origin. Another port of this machine is another site. */
const isDemoOrigin = (origin: string, host: string) =>
  isUrl(origin) && new URL(origin).host === host && isDemoHost(host);

/** A path that cannot be decoded is a bad request, not a server error (S-10). */
function isReadable(url: string) {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

const isUrl = (text: string) => URL.canParse(text);

type Ready = () => Promise<{ ok: boolean; degraded: string[] }>;

/** Whether the process runs (H-09). */
const alive = (context: Context<PortalEnv>) => context.json({ ok: true });

/** Whether the portal can serve requests: the base API responds, and the portal is not shutting down (H-08, H-09). */
const readiness = (ready: Ready, isStopping: () => boolean) => async (context: Context<PortalEnv>) => {
  const state = isStopping()
    ? { ok: false, degraded: ["stopping"] }
    : await ready().catch(() => ({ ok: false, degraded: [] }));
  return context.json({ ...state, version: buildVersion }, state.ok ? 200 : 503);
};

/** In development the sub-applications are built into a separate folder after every change (`scripts/build-sub-apps.mjs`). */
const roots = { production: "build/client", development: "build/dev" };
/** A missing file must not be answered with a page, because the shell would be mounted inside itself. */
const missing = (context: Context<PortalEnv>) => context.text("", 404);

/**
 * Serves the portal's own sub-applications. Their manifests are revalidated on every load; their files never change.
 */
function serveSubApps(app: Hono<PortalEnv>, mode: keyof typeof roots): void {
  const root = roots[mode];
  for (const name of subAppNames) {
    app.get(builtInEntry(name), files(root, "no-cache"), missing);
    app.get(`/${name}/assets/*`, files(root, forever), missing);
  }
}

/** For files that have the hash of their contents in their name. */
const forever = `public, max-age=${inSeconds(days(365))}, immutable`;
const anHour = `public, max-age=${inSeconds(hours(1))}`;

/** Serves the files of a folder, precompressed if `npm start` has done so. */
const files = (root: string, cacheControl: string) =>
  serveStatic<PortalEnv>({
    root,
    precompressed: true,
    onFound: (_path, context) => context.header("cache-control", cacheControl),
  });
