import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { log } from "~/config/log.server";
import type { PortalEnv } from "./request-facts";

/** One line a request: path without its query (codes and tokens travel there), status and milliseconds. */
export const accessLog: MiddlewareHandler<PortalEnv> = async (context, next) => {
  const requestId = randomUUID();
  context.set("requestId", requestId);
  const started = performance.now();
  await next();
  const { status } = context.res;
  const line = {
    event: "request",
    requestId,
    method: context.req.method,
    path: context.req.path,
    status,
    ms: Math.round(performance.now() - started),
  };
  if (status >= 500) log.error(line);
  else log.info(line);
};
