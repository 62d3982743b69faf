import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { log } from "~/config/log.server";
import { runTraced, type Trace } from "~/gateway/trace.server";
import { requestIdHeader } from "~/contract/tracing";
import type { PortalEnv } from "./request-facts";

/** A completed request and its result. */
export type AnsweredRequest = { method: string; route?: string; status: number; ms: number };

/**
 * Logs a line per request: path without its query (which holds codes and tokens), status and milliseconds; the user, by
 * their name in the base API's log, and the matching route, if any. The line is also passed to `observe`.
 */
export const accessLog =
  (observe: (request: AnsweredRequest) => void): MiddlewareHandler<PortalEnv> =>
  async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const startTime = performance.now();
    const trace: Trace = {};
    await runTraced(trace, next);
    const { status } = context.res;
    // Screens in the browser show it with the failure.
    if (status >= 400) context.header(requestIdHeader, requestId);
    const line = {
      event: "request",
      requestId,
      method: context.req.method,
      path: context.req.path,
      ...trace,
      status,
      ms: Math.round(performance.now() - startTime),
    };
    observe({ method: line.method, route: trace.route, status, ms: line.ms });
    if (status >= 500) log.error(line);
    else log.info(line);
  };
