import { ConstantBackoff, handleType, retry } from "cockatiel";
import type { z } from "zod";
import { registrationTokenHeader } from "~/contract/registration";
import { csrfTokenHeader, loginBindingHeader, sessionTokenHeader } from "~/contract/session";
import { actorHeader, requestIdHeader } from "~/contract/tracing";
import type { Endpoint } from "~/contract/endpoint";
import { ConnectionLost, Failure, failureOf } from "./failure";
import { noteInTrace } from "./trace.server";
import { decode, encode } from "./wire";

/** The seam: the base API is whatever answers a request. */
export type Transport = (request: Request) => Promise<Response>;

/** Who is asking. */
export type Caller = {
  locale: "zh" | "en";
  tenantCode: string;
  clientAddress: string;
  /** The request of the browser that this call belongs to. */
  requestId?: string;
  registrationToken?: string;
  sessionToken?: string;
  csrfToken?: string;
  /** Stands for this browser while it signs in. */
  loginBinding?: string;
};

export type Gateway = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
) => Promise<z.output<Out>>;

type Options = { transport: Transport; base: URL; timeoutMs: number; caller: Caller };

/** The headers of every call (§7). */
export function headersFor({ locale, tenantCode, clientAddress, ...held }: Caller): Headers {
  const headers = new Headers({
    "x-tenant-code": tenantCode,
    locale: "en-US",
    "accept-language": locale === "zh" ? "zh-CN" : "en-US",
    "x-client-address": clientAddress,
  });
  if (held.requestId) headers.set(requestIdHeader, held.requestId);
  if (held.registrationToken) headers.set(registrationTokenHeader, held.registrationToken);
  if (held.sessionToken) headers.set(sessionTokenHeader, `Bearer ${held.sessionToken}`);
  if (held.csrfToken) headers.set(csrfTokenHeader, held.csrfToken);
  if (held.loginBinding) headers.set(loginBindingHeader, held.loginBinding);
  return headers;
}

/** What only reads is asked for again when the connection broke, once; what writes never is: it may have been done (F-15). */
const onceMore = retry(handleType(ConnectionLost), { maxAttempts: 1, backoff: new ConstantBackoff(0) });

/** `call(endpoint, input)`: typed by the contract, checked against it on the way out and on the way in (§7). */
export function createGateway({ transport, base, timeoutMs, caller }: Options): Gateway {
  return async function call(endpoint, input) {
    const parsed = endpoint.input.parse(input) as Record<string, unknown>;
    const limit = timeLimit(timeoutMs);
    const init = { headers: headersFor(caller), signal: limit.signal };
    async function ask() {
      const response = await answerTo(transport, encode(endpoint, parsed, base, init));
      // What is passed on unprocessed takes as long as its receiver does.
      if (endpoint.wire === "raw") limit.lift();
      return decode(endpoint, response);
    }
    return (endpoint.method === "GET" ? onceMore.execute(ask) : ask()).finally(() => limit.lift());
  };
}

/** Ends a call that takes longer than so many milliseconds, until it is lifted. */
export function timeLimit(timeoutMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException("The call took too long", "TimeoutError")),
    timeoutMs,
  );
  timer.unref();
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}

/**
 * What the base API answers. One that cannot be reached, or not in time, is a `Failure` like any other (§8). Who acted is noted
 * for the log and goes no further.
 */
export async function answerTo(transport: Transport, request: Request): Promise<Response> {
  try {
    const response = await transport(request);
    // Passed on, a status that HTTP does not know would be an error of ours.
    if (response.status > 599) throw new Failure(502, { code: "request.service" });
    return withoutActor(response);
  } catch (error) {
    throw failureOf(request.signal.aborted ? request.signal.reason : error);
  }
}

function withoutActor(response: Response): Response {
  const actor = response.headers.get(actorHeader);
  if (actor === null) return response;
  // Another base API may say anything: what is no name goes into no log.
  if (/^[\w-]{1,40}$/.test(actor)) noteInTrace({ actor });
  const headers = new Headers(response.headers);
  headers.delete(actorHeader);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
