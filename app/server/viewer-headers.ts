import type { MiddlewareHandler } from "hono";
import { env } from "~/config/env.server";
import type { PortalEnv } from "./request-facts";

/**
 * The headers of the frame that shows documents. It has an opaque origin, so its own assets are cross-origin: they are listed
 * by address, and anyone may load them. It can reach nothing else, and only our pages can embed it.
 */
export const viewerHeaders: MiddlewareHandler<PortalEnv> = async (context, next) => {
  const { host, origin: local } = new URL(context.req.url);
  // Behind a proxy the browser's origin is the public one; the demo answers to other names of the loopback too.
  const origin = host === new URL(env.PUBLIC_ORIGIN).host ? env.PUBLIC_ORIGIN : local;
  const own = `${origin}/viewer/`;
  context.header(
    "content-security-policy",
    [
      "default-src 'none'",
      `script-src ${own} 'wasm-unsafe-eval'`,
      `style-src ${own} 'unsafe-inline'`,
      "img-src blob: data:",
      `font-src ${own} blob: data:`,
      "worker-src blob:",
      `connect-src ${own}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${origin}`,
      "sandbox allow-scripts",
    ].join("; "),
  );
  context.header("access-control-allow-origin", "*");
  // If something adds headers to a browser's requests, the browser sends a preflight first.
  context.header("access-control-allow-headers", "*");
  context.header("cross-origin-resource-policy", "cross-origin");
  await next();
};
