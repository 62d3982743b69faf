import { openBaseApi } from "~/gateway/transport.server";
import { env } from "~/config/env.server";
import { log } from "~/config/log.server";
import { pathShape } from "~/contract/paths";
import { buildVersion } from "./build-version";
import { openMetrics } from "./metrics/open-metrics";

/**
 * Serves the embedded base API alone, on another machine than the portal (decision 001). Portals reach it with
 * BASE_API_URL. It trusts the `x-client-address` of its callers, so only portals may reach it.
 */
export async function openBaseApiAlone() {
  if (env.BASE_API_URL) throw new Error("BASE_API_URL names another base API: this process would only pass calls on.");
  log.info({ event: "started", version: buildVersion });
  const baseApi = await openBaseApi(log);
  const metrics = await openMetrics(async () => baseApi);
  let isStopping = false;
  baseApi.startJobs();
  /** Measures the duration of a call. Unknown calls share one label, so that callers cannot create new ones. */
  async function measured(request: Request, answer: () => Promise<Response>) {
    const startTime = performance.now();
    const response = await answer();
    const { method, url } = request;
    const { status } = response;
    metrics.observe({
      method,
      route: status === 404 ? undefined : pathShape(url),
      status,
      ms: performance.now() - startTime,
    });
    return response;
  }
  return {
    metrics: metrics.page,
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/healthz") return Response.json({ ok: true });
      if (pathname !== "/readyz") return measured(request, () => baseApi.transport(request));
      const state = isStopping ? { ok: false, degraded: ["stopping"] } : await baseApi.ready();
      return Response.json({ ...state, version: buildVersion }, { status: state.ok ? 200 : 503 });
    },
    settings: {
      port: env.PORT,
      host: env.HOST,
      origin: `http://${env.HOST}:${env.PORT}`,
      stopDelayMs: env.STOP_DELAY_MS,
      demo: false,
      accounts: null,
      mailbox: false,
      docs: true,
      name: "Base API",
    },
    announceStop: () => {
      isStopping = true;
    },
    close: () => baseApi.close(),
  };
}
