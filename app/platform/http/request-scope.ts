import { randomUUID } from "node:crypto";
import { actorHeader, requestIdHeader } from "~/contract/tracing";
import type { Seal } from "~/platform/ground/seal";
import { loggedName, runInScope, type Scope } from "~/platform/ground/security-events/scope";
import { readAddressGroup } from "./context";

/**
 * Answers a request within its own scope. The id is the portal's, so that the lines of both belong together, and the
 * answer says who acted: the portal does not know whose a token is.
 */
export async function answerInScope(seal: Seal, request: Request, answer: () => Promise<Response>): Promise<Response> {
  const client = loggedName(seal, readAddressGroup(request));
  const scope: Scope = { requestId: readRequestId(request), client };
  const response = await runInScope(scope, answer);
  if (scope.actor === undefined) return response;
  const headers = new Headers(response.headers);
  headers.set(actorHeader, scope.actor);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The portal's id of the request; an id of any other form could be anything that somebody typed. */
function readRequestId({ headers }: Request): string {
  const id = headers.get(requestIdHeader) ?? "";
  return /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}
