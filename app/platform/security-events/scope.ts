import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { actorHeader, requestIdHeader } from "~/contract/tracing";
import type { Log } from "../config";
import type { Seal } from "../db/sealed";
import { contextOf } from "../http/context";

/** What is known of the request that is being answered, for every line that is logged meanwhile. */
type Scope = { requestId: string; client: string; actor?: string };

const scopes = new AsyncLocalStorage<Scope>();

/** The facts that a security event carries; outside a request, in a job, there are none. */
export const scopeFacts = (): Partial<Scope> => scopes.getStore() ?? {};

/** How a log names somebody: always by the same name, and by none that can be traced back to them. */
export const loggedName = (seal: Seal, id: string): string => seal.hash("log", id).slice(0, 12);

/** Notes who acts in this request: an account, or a registration in the place of its registrant. */
export function noteActor(seal: Seal, id: string): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = loggedName(seal, id);
}

/**
 * Answers a request within its own scope. The id is the portal's, so that the lines of both belong together, and the
 * answer says who acted: the portal does not know whose a token is.
 */
export async function inScope(seal: Seal, request: Request, answer: () => Promise<Response>): Promise<Response> {
  const { addressGroup } = contextOf(request, new Date(0));
  const scope: Scope = { requestId: requestIdOf(request), client: loggedName(seal, addressGroup) };
  const response = await scopes.run(scope, answer);
  if (scope.actor === undefined) return response;
  const headers = new Headers(response.headers);
  headers.set(actorHeader, scope.actor);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** An id that is none of ours could be anything that somebody typed. */
function requestIdOf({ headers }: Request): string {
  const id = headers.get(requestIdHeader) ?? "";
  return /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}

/** A log in which every line that is written while a request is answered names that request. */
export function withRequestIds(log: Log): Log {
  const atLevel = (level: keyof Log) => (event: object, message?: string) => {
    const { requestId } = scopeFacts();
    log[level](requestId === undefined ? event : { requestId, ...event }, message);
  };
  return { info: atLevel("info"), warn: atLevel("warn"), error: atLevel("error") };
}
