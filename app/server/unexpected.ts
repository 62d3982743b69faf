import { isRouteErrorResponse } from "@remix-run/react";
import { log } from "~/config/log.server";
import { pathShape } from "~/contract/paths";
import { placeOf } from "~/rules/error-place";

type About = { request: Request; requestId: string };

/** Logs an unexpected error with its request; a response that was thrown is an answer, not an error. */
export function logUnexpected(thrown: unknown, { request, requestId }: About): void {
  const fault = faultIn(thrown);
  if (fault)
    log.error({ event: "unexpected", requestId, method: request.method, path: pathShape(request.url), ...fault });
}

/**
 * What a log line may say of something thrown; null where it is an answer: a response that a loader throws, or the router's own
 * no to an address or a method that no route has.
 */
export function faultIn(thrown: unknown): ReturnType<typeof placeOf> | null {
  if (thrown instanceof Response) return null;
  if (!isRouteErrorResponse(thrown)) return placeOf(thrown);
  if (thrown.status < 500) return null;
  // The router wraps its own errors; without one a response was thrown.
  return "error" in thrown && thrown.error ? placeOf(thrown.error) : null;
}
