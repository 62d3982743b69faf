import { ConstantBackoff, handleType, retry } from "cockatiel";
import type { z } from "zod";
import { actorHeader } from "~/contract/tracing";
import type { Endpoint } from "~/contract/endpoint";
import { ConnectionLost, Failure, failureOf } from "./failure";
import { decodeAnswer } from "./decode-answer";
import { checkedInput, encodeCall } from "./encode-call";
import { type Caller, headersFor } from "./headers";
import { timeLimit } from "./time-limit";
import { noteInTrace } from "./trace.server";

/** The interface to the base API: any function that responds to a request. */
export type Transport = (request: Request) => Promise<Response>;

/** The options of a single call that override those of its request. */
export type Terms = { timeoutMs?: number; caller?: Partial<Caller> };

export type Gateway = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  terms?: Terms,
) => Promise<z.output<Out>>;

/** A base API: the transport that carries requests to it, and its base address. */
export type BaseApiTarget = { transport: Transport; base: URL };

type Options = BaseApiTarget & { timeoutMs: number; caller: Caller };

/** If the connection breaks off, a read is repeated once. A write never is, because it may have been applied (F-15). */
const readAgain = retry(handleType(ConnectionLost), { maxAttempts: 1, backoff: new ConstantBackoff(0) });

/** `call(endpoint, input)` is typed by the contract; input and response are checked against it (§7). */
export function createGateway({ transport, base, timeoutMs, caller }: Options): Gateway {
  return async function call(endpoint, input, terms = {}) {
    const fields = checkedInput(endpoint, input);
    const limit = timeLimit(terms.timeoutMs ?? timeoutMs);
    const init = { headers: headersFor({ ...caller, ...terms.caller }), signal: limit.signal };
    async function send() {
      const response = await answerTo(transport, encodeCall(endpoint, fields, base, init));
      // A response that is passed on unprocessed has no time limit, because its receiver sets the pace.
      if (endpoint.wire === "raw") limit.lift();
      return decodeAnswer(endpoint, response);
    }
    return (endpoint.method === "GET" ? readAgain.execute(send) : send()).finally(() => limit.lift());
  };
}

/**
 * Returns the response of the base API. If it is unreachable or too slow, throws a `Failure` like any other (§8). The
 * name of the acting user is noted for the log and not passed on.
 */
export async function answerTo(transport: Transport, request: Request): Promise<Response> {
  try {
    // A transport may ignore signals, but the caller must not wait for it.
    const response = await Promise.race([transport(request), rejectAtEnd(request.signal)]);
    // A status outside HTTP's range would make our own response throw.
    if (response.status > 599) throw new Failure(502, { code: "request.service" });
    return withoutActor(response);
  } catch (error) {
    throw failureOf(request.signal.aborted ? request.signal.reason : error);
  }
}

/** Rejects with the reason of a signal once it aborts. */
const rejectAtEnd = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

function withoutActor(response: Response): Response {
  const actor = response.headers.get(actorHeader);
  if (actor === null) return response;
  // Another base API may send anything. Only a valid name is logged.
  if (/^[\w-]{1,40}$/.test(actor)) noteInTrace({ actor });
  const headers = new Headers(response.headers);
  headers.delete(actorHeader);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
