import type { Context } from "hono";
import { log } from "~/config/log.server";
import { placeOf } from "~/rules/error-place";
import type { PortalEnv } from "./request-facts";

/**
 * The same answer, which never looks whole when it breaks off after its beginning: its connection is closed, and the log says
 * where it broke. Left to itself the server below ends the answer with the words of the error.
 */
export function breakingOff(answer: Response, context: Context<PortalEnv>): Response {
  const reader = answer.body?.getReader();
  if (!reader) return answer;
  const { outgoing } = context.env;
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const piece = await reader.read().catch((error: unknown) => {
        // A browser that has gone away needs no answer and no line in the log.
        if (!outgoing.destroyed)
          log.error({ event: "answer_broken", requestId: context.get("requestId"), ...placeOf(error) });
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
