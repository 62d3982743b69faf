import { ConstantBackoff, handleType, retry } from "cockatiel";
import type { z } from "zod";
import { registrationTokenHeader } from "~/contract/registration";
import { csrfTokenHeader, loginBindingHeader, sessionTokenHeader } from "~/contract/session";
import type { Endpoint } from "~/contract/endpoint";
import { ConnectionLost, failureOf } from "./failure";
import { decode, encode } from "./wire";

/** The seam: the base API is whatever answers a request. */
export type Transport = (request: Request) => Promise<Response>;

/** Who is asking. */
export type Caller = {
  locale: "zh" | "en";
  tenantCode: string;
  clientAddress: string;
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

/** Ends a call that takes too long, until it is lifted. */
function timeLimit(timeoutMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException("The call took too long", "TimeoutError")),
    timeoutMs,
  );
  timer.unref();
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}

/** A base API that cannot be reached, or not in time, is a `Failure` like any other (§8). */
export async function answerTo(transport: Transport, request: Request): Promise<Response> {
  try {
    return await transport(request);
  } catch (error) {
    throw failureOf(request.signal.aborted ? request.signal.reason : error);
  }
}
