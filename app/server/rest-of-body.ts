import type { IncomingMessage } from "node:http";
import { restMaxBytes, restMaxMs } from "~/rules/limits";

/**
 * Reads and drops the rest of a request whose answer is ready: a connection that is closed with bytes unread is reset, and the
 * sender may lose the answer. Ends with the body, or once it is too large or takes too long.
 */
export function dropRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = restMaxBytes;
    const timer = setTimeout(end, restMaxMs);
    function take(piece: Buffer) {
      left -= piece.length;
      if (left < 0) return end();
      // The stream that the request's readers would have read holds the rest back as soon as it has some.
      incoming.resume();
    }
    function end() {
      clearTimeout(timer);
      incoming.off("data", take).off("close", end).off("end", end).off("error", end);
      resolve();
    }
    incoming.on("data", take).on("close", end).on("end", end).on("error", end);
    incoming.resume();
  });
}
