import { env } from "~/config/env.server";
import { answerTo, createGateway, type Gateway, headersFor } from "~/gateway/gateway.server";
import { Failure } from "~/gateway/failure";
import { openBaseApi } from "~/gateway/transport.server";
import { log } from "~/config/log.server";
import { type Asked, callerOf } from "./caller.server";
import { answerFor } from "./failures.server";

/** `call(endpoint, input)` on behalf of who is asking; a refusal nobody catches becomes the answer of §8. */
export async function gatewayFor(asked: Asked): Promise<Gateway> {
  const call = await bareGatewayFor(asked);
  return async (endpoint, input) => {
    try {
      return await call(endpoint, input);
    } catch (error) {
      throw error instanceof Failure ? await answerFor(error, asked.request) : error;
    }
  };
}

/** The same, for those who handle refusals themselves: it throws the `Failure`. */
export async function bareGatewayFor(asked: Asked): Promise<Gateway> {
  const { transport, base } = await openBaseApi(log);
  return createGateway({ transport, base, timeoutMs: env.API_TIMEOUT_MS, caller: await callerOf(asked) });
}

/** Headers of a browser's own call that mean something to the base API; the rest (cookies above all) stays here. */
const passed = ["accept", "content-type"];

/** Passes a call of browser code on to the base API, so that no token reaches the browser (design §7). */
export async function passOn(asked: Asked): Promise<Response> {
  const { transport, base } = await openBaseApi(log);
  const { request } = asked;
  const { pathname, search } = new URL(request.url);
  const headers = headersFor(await callerOf(asked));
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const onward = new Request(new URL(base.pathname.replace(/\/$/, "") + pathname + search, base), {
    method: request.method,
    headers,
    body: request.method === "GET" || request.method === "HEAD" ? null : await request.arrayBuffer(),
    signal: AbortSignal.timeout(env.API_TIMEOUT_MS),
  });
  try {
    return withoutHopHeaders(await answerTo(transport, onward));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return Response.json({ failed: true, code: error.code }, { status: error.status });
  }
}

/** The body arrives decoded, and cookies of the base API are not for the browser. */
function withoutHopHeaders(response: Response) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection", "set-cookie"])
    headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}
