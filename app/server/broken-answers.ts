import type { Context } from "hono";
import { isRouteErrorResponse } from "@remix-run/react";
import { log } from "~/config/log.server";
import { toErrorPlace } from "~/rules/error-place";
import { pathShape } from "~/contract/paths";
import type { PortalEnv } from "./request-facts";

/**
 * Makes a response fail visibly if it breaks off: its connection is closed, and the place is logged. Otherwise the
 * server would append the text of the error.
 */
export function breakingOff(answer: Response, context: Context<PortalEnv>): Response {
  const reader = answer.body?.getReader();
  if (!reader) return answer;
  const { outgoing } = context.env;
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const piece = await reader.read().catch((error: unknown) => {
        // A browser that has closed the connection needs no response and no log line.
        if (!outgoing.destroyed)
          log.error({ event: "answer_broken", requestId: context.get("requestId"), ...toErrorPlace(error) });
        outgoing.destroy();
        return { done: true, value: undefined } as const;
      });
      if (piece.done) stream.close();
      else stream.enqueue(piece.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, answer);
}

type About = { request: Request; requestId: string };

/** Logs an unexpected error with its request; a thrown response is not an error. */
export function logUnexpected(error: unknown, { request, requestId }: About): void {
  const fault = faultIn(error);
  if (fault)
    log.error({ event: "unexpected", requestId, method: request.method, path: pathShape(request.url), ...fault });
}

/**
 * Returns the details of a thrown value that a log line may contain. Null if it is a regular answer: a response thrown by
 * a loader, or the router's refusal of an address or a method that no route has.
 */
export function faultIn(error: unknown): ReturnType<typeof toErrorPlace> | null {
  if (error instanceof Response) return null;
  if (!isRouteErrorResponse(error)) return toErrorPlace(error);
  if (error.status < 500) return null;
  // The router wraps its own errors; otherwise the value is a thrown response.
  return "error" in error && error.error ? toErrorPlace(error.error) : null;
}
