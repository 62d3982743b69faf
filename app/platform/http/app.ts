import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Endpoint } from "~/contract/endpoint";
import { inputRefusal } from "~/contract/input-refusal";
import { pathShape } from "~/contract/paths";
import type { Handler } from "~/platform/cases/handler";
import { hasNul } from "~/platform/core/base/nul";
import { RefusalError, refuse } from "~/platform/core/base/refuse";
import type { Core, Context } from "~/platform/core/core";
import { isUnavailable } from "~/platform/core/database/unavailable";
import { toErrorPlace } from "~/rules/error-place";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { uploadsPerAddress } from "~/platform/core/rate-limits/rates";
import { requireAdmitted, requireOwnTabs } from "~/platform/records/registrations/registrant";
import { requireKnownToken, requireRegistrant } from "~/platform/records/registrations/registration-session";
import { type Actor, requireActor } from "~/platform/records/sessions/actor";
import { toResponse } from "./answer";
import { parseFields } from "./body";
import { writeCallEvent } from "./call-events";
import { readContext } from "./context";
import { writeRefusalEvent, type CallFailure, failureResponse, toCallFailure } from "./refusal";

/**
 * A Hono app with a route for each handler. It responds to every request; errors are returned as codes, never with a
 * message or a stack (S-10, S-65).
 */
export function openApp(core: Core, handlers: readonly Handler[]): Hono {
  const app = new Hono();
  for (const handler of handlers) {
    const { method, path } = handler.endpoint;
    app.on(method, toPattern(path), ({ req }) => answer(core, handler, req.raw, req.param()));
  }
  // After all routes of a path, for methods that none of them supports.
  for (const { endpoint } of handlers)
    app.all(toPattern(endpoint.path), ({ req }) => fail(core, req.raw, methodNotAllowed));
  app.notFound(({ req }) => fail(core, req.raw, unknownPath));
  app.onError((error, { req }) =>
    error instanceof RefusalError
      ? fail(core, req.raw, toCallFailure(error))
      : failureResponse(toUnexpectedFailure(error, req.raw, core)),
  );
  return app;
}

const methodNotAllowed: CallFailure = { status: 405, code: "request.e405" };
const unknownPath: CallFailure = { status: 404, code: "request.e404" };

/** The contract's `{name}` as Hono's `:name`. */
const toPattern = (path: Endpoint["path"]): string => path.replace(/\{(\w+)\}/g, ":$1");

async function answer(core: Core, handler: Handler, request: Request, parameters: Record<string, string>) {
  const { endpoint, run } = handler;
  // Hono treats HEAD as GET, but a call may have effects that a HEAD request must not have.
  if (request.method !== endpoint.method) return fail(core, request, methodNotAllowed);
  requireDecodable(request);
  const context = readContext(request, core.now());
  const { actor, registrationSession, session } = await admit(core, context, endpoint);
  const fields = { ...(await parseFields(request, endpoint)), ...parameters };
  if (hasNul(fields)) refuse("invalid", "request.e400");
  const input = endpoint.input.safeParse(fields);
  if (!input.success) {
    const { code, details } = inputRefusal(input.error.issues);
    return refuse("invalid", code, details);
  }
  if (session) await requireOwnTabs(core, session, input.data, context);
  const result = await run(input.data as never, { ...context, registrationSession }, actor as never);
  writeCallEvent(core, endpoint, input.data, result);
  return toResponse(endpoint, result);
}

/** Hono leaves an escape that it cannot decode unchanged; such an address is malformed. */
function requireDecodable({ url }: Request): void {
  try {
    decodeURIComponent(new URL(url).pathname);
  } catch {
    refuse("invalid", "request.e400");
  }
}

function fail(core: Core, request: Request, failure: CallFailure): Response {
  writeRefusalEvent(core, failure, request);
  return failureResponse(failure);
}

/** An error’s message may contain typed text, so the log gets its name and place only (S-59). */
function toUnexpectedFailure(error: unknown, request: Request, { config }: Core): CallFailure {
  const id = randomUUID();
  const about = { method: request.method, path: pathShape(request.url) };
  config.log.error({ event: "unexpected_error", id, ...toErrorPlace(error), ...about });
  return isUnavailable(error)
    ? { status: 503, code: "request.e503", details: { id } }
    : { status: 500, code: "request.e500", details: { id } };
}

type Session = Context["registrationSession"];
/**
 * `session` is the calling registration session; `registrationSession` is the part of it that the call need not read
 * again.
 */
type Admission = { actor: Actor | null; session: Session; registrationSession: Session };

/** The checks before a body is read: the caller, and the upload limits. Returns the actor of a session's call. */
async function admit(core: Core, context: Context, endpoint: Endpoint): Promise<Admission> {
  const session = endpoint.access === "registration" ? await requireKnownToken(core.db, context) : null;
  if (session) await requireAdmitted(core, session, endpoint, context);
  // A file can be large, so it is not read for an ended session.
  if (session && endpoint.multipart) await requireRegistrant(core, { ...context, registrationSession: session });
  const actor = endpoint.access === "session" ? await requireActor(core, context, endpoint) : null;
  if (endpoint.multipart) {
    const subject = core.seal.hash("address", context.addressGroup);
    await countAgainst(core.db, context.now, [{ rate: uploadsPerAddress, subject }]);
  }
  // The session may end while a file is uploaded, so the call checks it again.
  return { actor, session, registrationSession: endpoint.multipart ? null : session };
}
