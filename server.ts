import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { enableCompileCache, flushCompileCache } from "node:module";
import { Server as NetServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import closeWithGrace from "close-with-grace";
import type { ViteDevServer } from "vite";

/**
 * Connects the portal to a socket. Everything else is in the build (`app/server/`), which is loaded at run time,
 * because an import from `app/` here would load every module a second time.
 */
type Portal = {
  fetch: (request: Request, bindings: object) => Response | Promise<Response>;
  settings: {
    name: string;
    port: number;
    host: string;
    origin: string;
    demo: boolean;
    mailbox: boolean;
    /** The time for which a stopping portal still accepts requests, in ms. */
    stopDelayMs: number;
    /** Whether the page with the base API documentation is served. */
    docs: boolean;
    accounts: { accounts: string[]; password: string } | null;
  };
  /** The metrics, which have a separate port; null if they are off. */
  metrics: { port: number; host: string; text: () => Promise<{ type: string; body: string }> } | null;
  announceStop: () => void;
  close: () => Promise<void>;
};
type Doors = { openPortal: (options: object) => Promise<Portal>; openBaseApiAlone: () => Promise<Portal> };
type Build = { entry: { module: Doors } };

// Enables Node's compile cache for faster starts.
enableCompileCache("build/compile-cache");

const mode = process.env.NODE_ENV === "development" ? "development" : "production";
const vite = process.env.NODE_ENV === "development" ? await startVite() : undefined;
const loadBuild = async () =>
  (await (vite
    ? vite.ssrLoadModule("virtual:remix/server-build")
    : import("./build/server/index.js" as string))) as Build;
const build = await loadBuild().catch(endAtWrongSettings);
const { openPortal, openBaseApiAlone } = build.entry.module;
/** `server.ts base-api` serves the embedded base API alone (docs/architecture.md). */
const opening = process.argv.includes("base-api")
  ? openBaseApiAlone()
  : openPortal({ build: vite ? loadBuild : build, mode });
const portal = await opening.catch(endAtWrongSettings);
const { settings } = portal;

const answer = getRequestListener(portal.fetch);
const server = createServer(
  { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 },
  (request, response) =>
    vite ? vite.middlewares(request, response, () => void answer(request, response)) : void answer(request, response),
);
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  const { host, port } = settings;
  end(
    `Something else listens at ${host}:${port} already.\nEnd it, or start on another port: PORT=${port + 1} npm start`,
  );
});
server.listen(settings.port, settings.host, () => {
  process.stdout.write(`${greeting(server)}\n`);
  flushCompileCache();
  process.send?.("listening");
});

const metrics = portal.metrics ? serveMetrics(portal.metrics) : null;

// The maximum duration of a stop: the delay, plus the time for requests in progress (H-08).
closeWithGrace({ delay: settings.stopDelayMs + 25_000 }, async ({ err, signal }) => {
  if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
  portal.announceStop();
  // Readiness fails from here on. A load balancer keeps sending requests until its next check, and these are still
  // served.
  if (signal === "SIGTERM") await setTimeout(settings.stopDelayMs);
  await letFinish(server);
  metrics?.close();
  await vite?.close();
  await portal.close();
});

/** Serves the metrics on a separate port, which suppliers cannot reach. */
function serveMetrics({ port, host, text }: NonNullable<Portal["metrics"]>): Server {
  const page = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    text().then(
      ({ type, body }) => response.writeHead(200, { "content-type": type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  page.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    end(`Something else listens at ${host}:${port} already: choose another METRICS_PORT.`);
  });
  return page.listen(port, host);
}

/** The time in which keep-alive connections can send one more request after the listener has closed, in ms. */
const keptGraceMs = 1000;

/**
 * Stops listening and waits for the requests in progress, including those whose bytes have arrived but have not been
 * read.
 */
async function letFinish(listening: Server): Promise<void> {
  const isClosed = once(listening, "close");
  // Node's `close` would end keep-alive connections immediately, including a request that has just arrived.
  NetServer.prototype.close.call(listening);
  // A keep-alive client that sends another request now learns that it is the last on this connection, instead of getting a reset.
  await Promise.race([isClosed, setTimeout(Math.min(keptGraceMs, settings.stopDelayMs))]);
  // After one round of reading, because only then is a connection without a request idle.
  const idle = setInterval(() => setImmediate(() => listening.closeIdleConnections()), 200);
  await isClosed;
  clearInterval(idle);
}

/** Invalid settings are reported by name; any other error with its stack. */
function endAtWrongSettings(error: Error): never {
  if (error.name !== "SettingsError") throw error;
  return end(error.message);
}

function end(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function startVite(): Promise<Pick<ViteDevServer, "ssrLoadModule" | "middlewares" | "close">> {
  const { createServer: createVite } = await import("vite");
  const { watchSubApps } = await import("./scripts/build-sub-apps.mjs");
  const { buildViewer } = await import("./scripts/build-viewer.mjs");
  const { buildWorkers } = await import("./scripts/build-workers.mjs");
  const [made, stopWatching] = await Promise.all([
    createVite({ server: { middlewareMode: true } }),
    watchSubApps(),
    buildWorkers(),
    buildViewer("build/dev"),
  ]);
  return {
    middlewares: made.middlewares,
    ssrLoadModule: (url) => made.ssrLoadModule(url),
    close: async () => void (await Promise.all([made.close(), stopWatching()])),
  };
}

function greeting(listening: Server) {
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  const origin = settings.demo ? `http://localhost:${port}` : settings.origin;
  const lines = [`${settings.name}: ${origin}`];
  if (settings.demo) lines.push("Demo: register with any email address; no email is sent.");
  if (settings.accounts) {
    const { accounts, password } = settings.accounts;
    lines.push(`Sign in at ${origin}/workspace as ${accounts.join(", ")}; the password is ${password}`);
  }
  if (settings.docs) lines.push(`The base API, call by call: ${origin}/docs`);
  if (settings.mailbox) lines.push(`Demo mailbox (codes and emails): ${origin}/dev/mailbox`);
  return lines.join("\n");
}
