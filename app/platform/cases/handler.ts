import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import type { Context } from "~/platform/core/core";
import type { Actor } from "~/platform/records/sessions/actor";

type Run = (input: never, context: Context, actor: never) => unknown;
/** A row of the contract, and its handler. */
export type Handler = { endpoint: Endpoint; run: Run };
type HandlerAnswer<Out extends z.ZodType> = z.input<Out> | Promise<z.input<Out>>;

/** The context of a call in a workspace session, with the account that makes it. */
export type ActorContext = Context & { actor: Actor };

/** Connects a contract row with its handler; the types of both must match. */
export const handle = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  run: (input: z.output<In>, context: Context) => HandlerAnswer<Out>,
): Handler => ({ endpoint, run: run as Run });

/** Like `handle`, but for a call that needs a workspace session; the handler also gets the calling account. */
export function handleSession<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  run: (input: z.output<In>, context: ActorContext) => HandlerAnswer<Out>,
): Handler {
  if (endpoint.access !== "session") throw new Error(`${endpoint.path} is open: it has no actor`);
  const withActor = (input: z.output<In>, context: Context, actor: Actor) => run(input, { ...context, actor });
  return { endpoint, run: withActor as Run };
}
