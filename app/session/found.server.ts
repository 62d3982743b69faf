import { Failure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import type { Asked } from "./caller.server";
import { answerFor } from "./failures.server";
import { bareGatewayFor } from "./gateway.server";

/** What a call answers, or null where there is no such thing (404); any other refusal becomes the answer of §8. */
export async function found<Answer>(asked: Asked, ask: (call: Gateway) => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask(await bareGatewayFor(asked));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.status === 404) return null;
    throw await answerFor(error, asked.request);
  }
}
