import type { HttpBindings } from "@hono/node-server";
import type { BaseApiDoor } from "~/gateway/gateway.server";

/** What the middlewares learn about a request and hand on to Remix in its load context. */
type RequestFacts = { cspNonce: string; clientAddress: string; requestId: string };

/** Hono's environment here. */
export type PortalEnv = { Bindings: HttpBindings; Variables: RequestFacts };

declare module "@remix-run/node" {
  // eslint-disable-next-line typescript/consistent-type-definitions -- Remix's own interface is extended by merging
  interface AppLoadContext extends RequestFacts {
    baseApi: BaseApiDoor;
  }
}
