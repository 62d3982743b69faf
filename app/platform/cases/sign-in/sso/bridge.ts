import type { IncomingMessage } from "node:http";
import { toFetchResponse, toReqRes } from "fetch-to-node";
import type { Provider } from "oidc-provider";
import { refuse } from "~/platform/ground/base/refuse";

/**
 * Lets the provider, which is written for Node's server, answer a request. Whatever host the request came in on, the
 * provider sees the public origin: that is what it builds its addresses from, and forwarded headers say nothing to it.
 */
export async function answerBy(provider: Provider, request: Request): Promise<Response> {
  const { origin, host, protocol, pathname: mount } = new URL(provider.issuer);
  const { req, res } = toReqRes(onOrigin(request, origin, host));
  const originalUrl = req.url ?? "";
  if (!originalUrl.startsWith(`${mount}/`)) refuse("unknown", "request.e404");
  // The library takes the mount path from the difference of the two addresses, and the protocol from the socket.
  const mounted: Partial<IncomingMessage> & { originalUrl: string } = {
    originalUrl,
    url: originalUrl.slice(mount.length),
  };
  Object.assign(req, mounted);
  Object.defineProperty(req, "socket", { value: { encrypted: protocol === "https:" } });
  await provider.callback()(req, res);
  const response = await toFetchResponse(res);
  return response.status === 404 ? refuse("unknown", "request.e404") : response;
}

function onOrigin(request: Request, origin: string, host: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("host", host);
  // Without a length and without this the library takes a request to have no body.
  if (request.body && !headers.has("content-length")) headers.set("transfer-encoding", "chunked");
  const init = { method: request.method, headers, body: request.body, duplex: "half" } as RequestInit;
  return new Request(new URL(`${pathname}${search}`, origin), init);
}
