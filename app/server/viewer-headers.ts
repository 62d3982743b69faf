import type { MiddlewareHandler } from "hono";
import { env } from "~/config/env.server";
import type { PortalEnv } from "./request-facts";

/**
 * The headers of the frame that shows documents. Its origin is none, so its own parts come from elsewhere for it: they are
 * named by their address, and may be loaded by anybody. It reaches nothing but them, and stands in no page but ours.
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
  // A browser to whose requests something adds headers asks first.
  context.header("access-control-allow-headers", "*");
  context.header("cross-origin-resource-policy", "cross-origin");
  await next();
};
