import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import { pathShape } from "~/contract/path-shape";
import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import { isUnavailable } from "../db/unavailable";
import { placeOf } from "~/rules/error-place";
import { type Actor, requireActor } from "../identity/actor";
import { uploadsPerAddress } from "../limits";
import { requireKnownToken } from "../registration/session";
import { writeCallEvent } from "../security-events/calls";
import { writeRefusal } from "../security-events/write";
import { answerOf, refusalOf } from "./answer";
import { fieldsOf } from "./body";
import { type Context, contextOf } from "./context";
import { Refused, refuse } from "./refuse";

type Run = (input: never, context: Context, actor: never) => unknown;
export type Handler = { endpoint: Endpoint; run: Run };
type Answered<Out extends z.ZodType> = z.input<Out> | Promise<z.input<Out>>;

/** Ties a contract row to the code that fulfils it; the types of both must agree. */
export const handle = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  run: (input: z.output<In>, context: Context) => Answered<Out>,
): Handler => ({ endpoint, run: run as Run });

/** The same for a call that needs a workspace session: it is run with who asks. */
export function handleSession<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  run: (input: z.output<In>, context: Context & { actor: Actor }) => Answered<Out>,
): Handler {
  if (endpoint.access !== "session") throw new Error(`${endpoint.path} is open: it has no actor`);
  const withActor = (input: z.output<In>, context: Context, actor: Actor) => run(input, { ...context, actor });
  return { endpoint, run: withActor as Run };
}

/** Answers requests by the handlers given. Nothing that goes wrong leaves as more than a code (S-10, S-65). */
export function serve(handlers: readonly Handler[], core: Core): (request: Request) => Promise<Response> {
  const routes = handlers.map(({ endpoint, run }) => ({
    endpoint,
    run,
    pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }));

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const matching = routes.flatMap((route) => {
      const match = route.pattern.exec(pathname);
      return match ? [{ ...route, inPath: match.groups ?? {} }] : [];
    });
    if (matching.length === 0) refuse(404, "request.e404");
    const route = matching.find(({ endpoint }) => endpoint.method === request.method);
    if (!route) return refuse(405, "request.e405");
    const context = contextOf(request, core.now());
    const actor = await admit(core, context, route.endpoint);
    const fields = await fieldsOf(request, route.endpoint);
    const input = route.endpoint.input.safeParse({ ...fields, ...decoded(route.inPath) });
    if (!input.success)
      return refuse(400, "request.e400", { fields: input.error.issues.map(({ path }) => path.join(".")) });
    const result = await route.run(input.data as never, context, actor as never);
    writeCallEvent(core, route.endpoint, input.data, result);
    return answerOf(route.endpoint, result);
  }

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      const refused = error instanceof Refused ? error : unexpected(error, request, core);
      if (error instanceof Refused) writeRefusal(core, refused, request);
      return refusalOf(refused);
    }
  };
}

/** What is checked before a body is read: who calls, and how often they upload. Gives the actor of a session's call. */
async function admit(core: Core, context: Context, endpoint: Endpoint): Promise<Actor | null> {
  if (endpoint.access === "registration") await requireKnownToken(core.db, context);
  const actor = endpoint.access === "session" ? await requireActor(core, context, endpoint) : null;
  if (endpoint.multipart) {
    const subject = core.seal.hash("address", context.addressGroup);
    await countAgainst(core.db, context.now, [{ rate: uploadsPerAddress, subject }]);
  }
  return actor;
}

function decoded(inPath: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(inPath).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return refuse(400, "request.e400");
  }
}

/** An error's message may hold what was typed: only its name and where it happened are logged (S-59). */
function unexpected(error: unknown, request: Request, { config }: Core): Refused {
  const id = randomUUID();
  const about = { method: request.method, path: pathShape(request.url) };
  config.log.error({ event: "unexpected_error", id, ...placeOf(error), ...about });
  return isUnavailable(error) ? new Refused(503, "request.e503", { id }) : new Refused(500, "request.e500", { id });
}
