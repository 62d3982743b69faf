import { Failure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import type { Asked } from "./caller.server";
import { bareGatewayFor } from "./gateway.server";

/** What `ask` gives, or null where the base API refuses it: for a part of a page without which the page still stands (§8). */
export async function orNull<Answer>(asked: Asked, ask: (call: Gateway) => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask(await bareGatewayFor(asked));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
