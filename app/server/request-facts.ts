import type { HttpBindings } from "@hono/node-server";
import type { BaseApiTarget } from "~/gateway/gateway.server";

/** The facts about a request that the middlewares collect and pass to Remix in its load context. */
type RequestFacts = { cspNonce: string; clientAddress: string; requestId: string };

/** Hono's environment here. */
export type PortalEnv = { Bindings: HttpBindings; Variables: RequestFacts };

declare module "@remix-run/node" {
  // eslint-disable-next-line typescript/consistent-type-definitions -- Remix's own interface is extended by merging
  interface AppLoadContext extends RequestFacts {
    baseApi: BaseApiTarget;
  }
}

/**
 * The address of the client. Each proxy appends the address of its peer to `X-Forwarded-For`, so the last `trustedProxies`
 * entries were written by trusted proxies, and the first of them is the client. Anything before them was written by the client
 * and is ignored (S-28).
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  const chain = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const forwardedAddress = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined;
  return forwardedAddress || peer || "unknown";
}
