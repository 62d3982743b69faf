import {
  bulkhead,
  circuitBreaker,
  handleAll,
  type IPolicy,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  SamplingBreaker,
  wrap,
} from "cockatiel";
import { pathShape } from "~/contract/path-shape";
import { Failure } from "./failure";
import type { Transport } from "./gateway.server";

/** Of one call so many are under way at a time, and so many wait for their turn (F-08). */
const mostUnderWay = 20;
const mostWaiting = 200;
/** A call that failed so often within this time is not made for as long. */
const failuresToOpen = 5;
const breakerMs = 30_000;
/** Calls that are watched apart; what comes after them is watched together, so that nobody can make us remember more. */
const mostCalls = 500;

/** The base API, or what stands before it, could not answer; any other status is an answer. */
const isOut = ({ status }: Response) => status === 502 || status === 503 || status === 504;

/**
 * A transport over which one bad call of the base API does not harm the others: each has a bulkhead and a breaker of its
 * own. What they turn away is a `Failure` 503 that says when to come back.
 */
export function guarded(transport: Transport): Transport {
  const guards = new Map<string, IPolicy>();
  function guardOf(request: Request): IPolicy {
    const shape = `${request.method} ${pathShape(request.url)}`;
    const name = guards.has(shape) || guards.size < mostCalls ? shape : "any other";
    const guard = guards.get(name) ?? newGuard();
    guards.set(name, guard);
    return guard;
  }
  return async (request) => {
    try {
      return await guardOf(request).execute(() => transport(request), request.signal);
    } catch (error) {
      throw turnedAway(error) ?? error;
    }
  };
}

function newGuard(): IPolicy {
  const breaker = circuitBreaker(
    handleAll.orWhenResult((answer) => answer instanceof Response && isOut(answer)),
    {
      halfOpenAfter: breakerMs,
      // Half a call less: five in thirty seconds are enough, whatever the division leaves.
      breaker: new SamplingBreaker({
        threshold: 0.5,
        duration: breakerMs,
        minimumRps: (failuresToOpen - 0.5) / (breakerMs / 1000),
      }),
    },
  );
  return wrap(bulkhead(mostUnderWay, mostWaiting), breaker);
}

function turnedAway(error: unknown): Failure | null {
  if (isBrokenCircuitError(error as Error)) return new Failure(503, { retryAfter: String(breakerMs / 1000) });
  return isBulkheadRejectedError(error as Error) ? new Failure(503, { retryAfter: "1" }) : null;
}
