import { busySeconds, decodedAtOnce, decodesWaiting, decodeWaitMs } from "~/rules/limits";
import { Busy, Slots } from "~/rules/slots";
import { refuse } from "~/platform/ground/base/refuse";

const slots = new Slots({ atOnce: decodedAtOnce, waiting: decodesWaiting, waitMs: decodeWaitMs });

/**
 * Checks and stores a file when it is its turn: while that is done a file is in memory several times, and a picture as its
 * pixels, too. Refusal: `file.busy` (503, `details.retryAfter` in seconds) when too many wait.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await slots.run(work);
  } catch (error) {
    if (error instanceof Busy) return refuse("unavailable", "file.busy", { retryAfter: busySeconds });
    throw error;
  }
}
