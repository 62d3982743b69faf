import type { EventEmitter } from "node:events";
import { Provider } from "oidc-provider";
import type { IncomingMessage } from "node:http";
import { toFetchResponse, toReqRes } from "fetch-to-node";
import type { Core } from "~/platform/core/core";
import { toErrorPlace } from "~/rules/error-place";
import { inSeconds } from "~/rules/time";
import { refuse } from "~/platform/core/base/refuse";
import { embeddedIssuer } from "./addresses";
import { providerConfig } from "./provider-config";

/** The identity provider within the platform: signs in by account and password, on our own screens (decision 016). */
export type EmbeddedProvider = {
  issuer: string;
  /** Handles requests below `/oidc`, on any host. */
  fetch(request: Request): Promise<Response>;
  /** The pending sign-in. Null if it is unknown or no longer pending. `state` is the client's, and a secret. */
  interaction(uid: string): Promise<{ state: string } | null>;
  /**
   * Reports who signed in, and how (`amr`, RFC 8176). Returns the path to which to redirect the browser. Refusal:
   * `signIn.gone` (410: the sign-in is no longer pending).
   */
  finish(uid: string, accountId: string, amr?: string[]): Promise<string>;
};

/** Opens the embedded provider on this database; its signing key is created at the first start. */
export async function openProvider(core: Core): Promise<EmbeddedProvider> {
  const issuer = embeddedIssuer(core.config);
  const provider = new Provider(issuer, await providerConfig(core));
  provider.use(changeAccount(provider));
  reportErrors(core, provider);

  return {
    issuer,
    fetch: (request) => answerBy(provider, request),
    async interaction(uid) {
      const interaction = await provider.Interaction.find(uid);
      return typeof interaction?.params.state === "string" ? { state: interaction.params.state } : null;
    },
    async finish(uid, accountId, amr = ["pwd"]) {
      const waiting = (await provider.Interaction.find(uid)) ?? refuse("gone", "signIn.gone");
      waiting.result = { login: { accountId, amr, ts: Math.floor(inSeconds(Date.now())) } };
      await waiting.persist();
      return new URL(waiting.returnTo).pathname;
    },
  };
}

function reportErrors({ config }: Core, provider: Provider) {
  const report = (error: Error) => config.log.error({ event: "provider_error", ...toErrorPlace(error) });
  provider.on("server_error", (_, error) => report(error));
  (provider as EventEmitter).on("error", report);
}

/**
 * Passes a request to the provider, which is written for Node's server. Regardless of the host of the request, the provider
 * sees the public origin and builds its addresses from it; forwarded headers are ignored.
 */
async function answerBy(provider: Provider, request: Request): Promise<Response> {
  const { origin, host, protocol, pathname: mount } = new URL(provider.issuer);
  const { req, res } = toReqRes(onOrigin(request, origin, host));
  const originalUrl = req.url ?? "";
  if (!originalUrl.startsWith(`${mount}/`)) refuse("unknown", "request.e404");
  // The library derives the mount path from the difference between the two URLs, and the protocol from the socket.
  const mountedRequest: Partial<IncomingMessage> & { originalUrl: string } = {
    originalUrl,
    url: originalUrl.slice(mount.length),
  };
  Object.assign(req, mountedRequest);
  Object.defineProperty(req, "socket", { value: { encrypted: protocol === "https:" } });
  await provider.callback()(req, res);
  const response = await toFetchResponse(res);
  return response.status === 404 ? refuse("unknown", "request.e404") : response;
}

function onOrigin(request: Request, origin: string, host: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("host", host);
  // Without a length and without this header the library assumes that the request has no body.
  if (request.body && !headers.has("content-length")) headers.set("transfer-encoding", "chunked");
  const init = { method: request.method, headers, body: request.body, duplex: "half" } as RequestInit;
  return new Request(new URL(`${pathname}${search}`, origin), init);
}

type Middleware = Parameters<Provider["use"]>[0];
type Ctx = Parameters<Middleware>[0];

/**
 * A different user signs in in a browser in which the provider still has another session. The library would show its own
 * page to end it; here it ends immediately, on the server. Only for the browser that started this sign-in.
 */
const changeAccount =
  (provider: Provider): Middleware =>
  async (ctx, next) => {
    const uid = /^\/auth\/([\w-]+)$/.exec(ctx.path)?.[1];
    if (uid && ctx.cookies.get(provider.cookieName("resume")) === uid) await leaveOther(provider, ctx, uid);
    await next();
  };

async function leaveOther(provider: Provider, ctx: Ctx, uid: string) {
  const interaction = await provider.Interaction.find(uid);
  const accountId = interaction?.result?.login?.accountId;
  if (!interaction || !accountId) return;
  const session = await provider.Session.get(ctx);
  if (!session.accountId || session.accountId === accountId) return;
  await session.destroy();
  interaction.session = undefined;
  await interaction.persist();
}
