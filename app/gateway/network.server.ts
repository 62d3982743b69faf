import {
  bulkhead,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  handleAll,
  type IPolicy,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  SamplingBreaker,
  wrap,
} from "cockatiel";
import { seconds, inSeconds } from "~/rules/time";
import { pathShape } from "~/contract/paths";
import { requestIdHeader } from "~/contract/tracing";
import type { Transport } from "./gateway.server";
import { Failure } from "./failure";

type Warn = (about: object) => void;

/**
 * Calls a base API over the network. The reason for a failed connection is logged; the user only reads that the service
 * cannot be reached.
 */
export function overNetwork(warn: Warn): Transport {
  return async (request) => {
    try {
      return await fetch(request, { redirect: "manual" });
    } catch (error) {
      // A call that the portal itself aborted is not a connection failure.
      if (!request.signal.aborted) warn({ event: "base_api_unreachable", cause: causeOf(error), ...describe(request) });
      throw error;
    }
  };
}

/** The code of DNS, TCP or TLS (`ENOTFOUND`, `CERT_HAS_EXPIRED`). Messages contain addresses and are not logged. */
function causeOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, name = "Error" } = (cause ?? {}) as { code?: string; name?: string };
  return code ?? name;
}

const describe = ({ method, url, headers }: Request) => ({
  method,
  path: pathShape(url),
  requestId: headers.get(requestIdHeader) ?? undefined,
});

/** The limits on concurrent and waiting requests for the same call (F-08). */
const mostUnderWay = 20;
const mostWaiting = 200;
/** A call that fails this often within this time is suspended for the same time. */
const failuresToOpen = 5;
const breakerMs = seconds(30);
/**
 * The maximum number of calls tracked individually. Further ones are tracked together, so that callers cannot exhaust
 * memory.
 */
const mostCalls = 500;

/** Statuses that mean that the base API, or a proxy in front of it, could not answer; any other status is an answer. */
const isOut = ({ status }: Response) => status === 502 || status === 503 || status === 504;

/**
 * A transport in which one failing call of the base API does not affect the others: each call has its own bulkhead and
 * circuit breaker, which is added to `breakers`. A call that they reject is a `Failure` 503 with the time to retry.
 */
export function withGuards(transport: Transport, breakers: CircuitBreakerPolicy[] = []): Transport {
  const guards = new Map<string, IPolicy>();
  function guardFor(request: Request): IPolicy {
    const shape = `${request.method} ${pathShape(request.url)}`;
    const name = guards.has(shape) || guards.size < mostCalls ? shape : "any other";
    const guard = guards.get(name) ?? newGuard(breakers);
    guards.set(name, guard);
    return guard;
  }
  return async (request) => {
    try {
      return await guardFor(request).execute(() => transport(request), request.signal);
    } catch (error) {
      throw toFailure(error) ?? error;
    }
  };
}

function newGuard(breakers: CircuitBreakerPolicy[]): IPolicy {
  const breaker = circuitBreaker(
    handleAll.orWhenResult((answer) => answer instanceof Response && isOut(answer)),
    {
      halfOpenAfter: breakerMs,
      // Half a call less, so that rounding does not allow six instead of five.
      breaker: new SamplingBreaker({
        threshold: 0.5,
        duration: breakerMs,
        minimumRps: (failuresToOpen - 0.5) / inSeconds(breakerMs),
      }),
    },
  );
  breakers.push(breaker);
  return wrap(bulkhead(mostUnderWay, mostWaiting), breaker);
}

/** The number of calls that are suspended because they failed too often. */
export const countOpen = (breakers: readonly CircuitBreakerPolicy[]): number =>
  breakers.filter(({ state }) => state === CircuitState.Open || state === CircuitState.HalfOpen).length;

function toFailure(error: unknown): Failure | null {
  if (isBrokenCircuitError(error as Error)) return new Failure(503, { retryAfter: String(inSeconds(breakerMs)) });
  return isBulkheadRejectedError(error as Error) ? new Failure(503, { retryAfter: "1" }) : null;
}
