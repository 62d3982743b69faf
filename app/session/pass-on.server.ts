import { env } from "~/config/env.server";
import { refusal } from "~/contract/endpoint";
import { registrationIdHeader } from "~/contract/paths";
import { Failure } from "~/gateway/failure";
import { answerTo } from "~/gateway/gateway.server";
import { type Caller, headersFor } from "~/gateway/headers";
import { timeLimit } from "~/gateway/time-limit";
import { uploadTimeoutMs } from "~/rules/limits/base-api";
import type { Portal } from "./portal.server";
import { checkedAnswer } from "./checked-answer.server";
import { cookieName, cookiesIn, csrfCookie } from "./cookies.server";
import { freshCsrfToken } from "./renew-csrf.server";
import { retryHeaders } from "./answer-failure.server";
import { isRead, trustedAddress } from "./place.server";

/** Headers of a browser's call that the base API uses. All others, cookies in particular, are not passed on. */
const forwardedHeaders = ["accept", "content-type", registrationIdHeader];
const noCookie = () => false;

type Passing = {
  isPassed?: (cookie: string) => boolean;
  /** The body of the request, if it has been read already. */
  body?: ArrayBuffer | ReadableStream | null;
  caller?: Partial<Caller>;
  /** Returns the response to pass on to the browser, or throws a `Failure`. */
  check?: (request: Request, answer: Response) => Promise<Response>;
};

/**
 * Passes a call of the browser on to the base API, so that no token reaches the browser (decision 021). Cookies are
 * passed on, in both directions, only if `isPassed` accepts their names.
 */
export async function passOn(
  portal: Portal,
  { isPassed = noCookie, body, caller, check = checkedAnswer }: Passing = {},
): Promise<Response> {
  const { request, baseApi } = portal;
  const { pathname, search } = new URL(request.url);
  const headers = headersFor({ ...(await portal.caller()), ...caller });
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const cookies = cookiesIn(request).filter((cookie) => isPassed(cookieName(cookie)));
  if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
  // A streamed body is still arriving from the browser while the base API reads it, so the call has that much more time.
  const isStream = body instanceof ReadableStream;
  const limit = timeLimit(env.API_TIMEOUT_MS + (isStream ? uploadTimeoutMs : 0));
  const onward = new Request(new URL(baseApi.base.pathname.replace(/\/$/, "") + pathname + search, baseApi.base), {
    method: request.method,
    headers,
    body: body === undefined ? await readBody(request) : body,
    signal: limit.signal,
    ...(isStream && { duplex: "half" }),
  });
  try {
    return withoutHopHeaders(await check(request, await answerTo(baseApi.transport, onward)), isPassed);
  } catch (error) {
    if (error instanceof Failure) return toRefusal(error);
    throw error;
  } finally {
    // A streamed file has no time limit, because its receiver sets the pace.
    limit.lift();
  }
}

/**
 * Handles a call of the base API by browser code on our origin (decision 021). A stale CSRF token (§8) is renewed
 * without notifying the page, which loses nothing. Addresses in the response are checked before they are passed on.
 */
export async function passOnCall(portal: Portal): Promise<Response> {
  const body = await onwardBody(portal);
  const first = await passOn(portal, { body });
  const csrfToken = await freshTokenIn(first);
  const second = csrfToken ? await passOn(portal, { body, caller: { csrfToken } }) : first;
  const answer = isPage(second) ? withoutPage(second) : second;
  if (csrfToken) answer.headers.append("set-cookie", await csrfCookie.serialize(csrfToken));
  const location = trustedAddress(answer.headers.get("location"));
  if (location) answer.headers.set("location", location);
  else answer.headers.delete("location");
  return answer;
}

/**
 * Returns the body to pass on. Without a token an upload is refused without reading its body. The file of a registrant
 * is streamed through; that of a session is buffered, because a stale CSRF token requires a second call.
 */
async function onwardBody({ request, caller }: Portal): Promise<ArrayBuffer | ReadableStream | null> {
  if (!request.headers.get("content-type")?.startsWith("multipart/")) return readBody(request);
  const { registrationToken, sessionToken } = await caller();
  if (sessionToken !== undefined) return readBody(request);
  return registrationToken === undefined ? null : request.body;
}

async function freshTokenIn(answer: Response): Promise<string | null> {
  if (answer.status !== 403 || !answer.headers.get("content-type")?.includes("json")) return null;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const { data } = refusal.safeParse(body);
  return data ? freshCsrfToken(data) : null;
}

/** The content types that a browser would display as a page of our origin, running any script in it. */
const pageTypes = /\b(?:html|xml|svg)\b/i;

/** No call of the contract returns a page, so a page is a fault of the base API and is never passed on (F-09). */
const isPage = ({ headers }: Response) =>
  pageTypes.test(headers.get("content-type") ?? "") && !headers.get("content-disposition")?.startsWith("attachment");

function withoutPage({ ok, status, headers, body }: Response): Response {
  void body?.cancel();
  const answer = toRefusal(ok ? new Failure(502, { code: "request.service" }) : new Failure(status));
  for (const name of ["location", "retry-after"]) {
    const value = headers.get(name);
    if (value) answer.headers.set(name, value);
  }
  return answer;
}

/** A failure in the form of the base API’s refusals, so that browser code reads both the same way. */
const toRefusal = (failure: Failure): Response =>
  Response.json({ failed: true, code: failure.code }, { status: failure.status, headers: retryHeaders(failure) });

/** The body of a request; reading has none. */
const readBody = async (request: Request) => (isRead(request) ? null : request.arrayBuffer());

/** The body has already been decoded, and other cookies of the base API are not for the browser. */
function withoutHopHeaders(response: Response, isPassed: (cookie: string) => boolean) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection", "set-cookie"])
    headers.delete(name);
  for (const cookie of response.headers.getSetCookie())
    if (isPassed(cookieName(cookie))) headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
}
