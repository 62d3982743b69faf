import { env } from "~/config/env.server";
import { answerTo, type Caller, createGateway, type Gateway, headersFor, timeLimit } from "~/gateway/gateway.server";
import { Failure } from "~/gateway/failure";
import { openBaseApi } from "~/gateway/transport.server";
import { uploadTimeoutMs } from "~/rules/limits";
import { log } from "~/config/log.server";
import { type Asked, callerOf } from "./caller.server";
import { checkedAnswer } from "./checked-answer.server";
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

type Terms = { held?: Partial<Caller>; timeoutMs?: number };

/** The same, for those who handle refusals themselves: it throws the `Failure`. `held` is what no cookie says yet. */
export async function bareGatewayFor(
  asked: Asked,
  { held, timeoutMs = env.API_TIMEOUT_MS }: Terms = {},
): Promise<Gateway> {
  const { transport, base } = await openBaseApi(log);
  return createGateway({ transport, base, timeoutMs, caller: { ...(await callerOf(asked)), ...held } });
}

/** Headers of a browser's own call that mean something to the base API; the rest (cookies above all) stays here. */
const passed = ["accept", "content-type"];
const noCookie = () => false;

type Passing = {
  isPassed?: (cookie: string) => boolean;
  /** What the request brings, where it has been looked at already. */
  body?: ArrayBuffer | ReadableStream | null;
  held?: Partial<Caller>;
  /** Gives the answer as far as it may go on to the browser, or throws a `Failure`. */
  check?: (request: Request, answer: Response) => Promise<Response>;
};

/**
 * Passes a call of the browser on to the base API, so that no token reaches the browser (design §7). Cookies travel,
 * both ways, only where `isPassed` knows their names.
 */
export async function passOn(
  asked: Asked,
  { isPassed = noCookie, body, held, check = checkedAnswer }: Passing = {},
): Promise<Response> {
  const { transport, base } = await openBaseApi(log);
  const { request } = asked;
  const { pathname, search } = new URL(request.url);
  const headers = headersFor({ ...(await callerOf(asked)), ...held });
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/).filter((cookie) => isPassed(nameOf(cookie)));
  if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
  // What streams through is still on its way from the browser while the base API reads it: that much longer it may take.
  const isStream = body instanceof ReadableStream;
  const limit = timeLimit(env.API_TIMEOUT_MS + (isStream ? uploadTimeoutMs : 0));
  const onward = new Request(new URL(base.pathname.replace(/\/$/, "") + pathname + search, base), {
    method: request.method,
    headers,
    body: body === undefined ? await bodyOf(request) : body,
    signal: limit.signal,
    ...(isStream && { duplex: "half" }),
  });
  try {
    return withoutHopHeaders(await check(request, await answerTo(transport, onward)), isPassed);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refusedWith(error);
  } finally {
    // A file that streams on takes as long as its receiver does.
    limit.lift();
  }
}

/** A failure as the base API itself would have said it: browser code reads both alike. */
export const refusedWith = ({ code, status, retryAfter }: Failure): Response =>
  Response.json({ failed: true, code }, { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });

/** What a request brings; reading brings nothing. */
export const bodyOf = async (request: Request): Promise<ArrayBuffer | null> =>
  request.method === "GET" || request.method === "HEAD" ? null : request.arrayBuffer();

/** The body arrives decoded, and other cookies of the base API are not for the browser. */
function withoutHopHeaders(response: Response, isPassed: (cookie: string) => boolean) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection", "set-cookie"])
    headers.delete(name);
  for (const cookie of response.headers.getSetCookie())
    if (isPassed(nameOf(cookie))) headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** The names of the cookies a request brings. */
export const cookieNames = (request: Request): string[] =>
  (request.headers.get("cookie") ?? "").split(/;\s*/).map(nameOf);

const nameOf = (cookie: string) => cookie.split("=", 1)[0]?.trim() ?? "";
