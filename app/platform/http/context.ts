import { toAddressGroup } from "~/rules/address-group";
import { randomUUID } from "node:crypto";
import { registrationIdHeader } from "~/contract/paths";
import { registrationTokenHeader } from "~/contract/registration";
import { csrfTokenHeader, loginBindingHeader, sessionTokenHeader } from "~/contract/session";
import type { Context } from "~/platform/core/core";
import type { Language } from "~/i18n/language";
import { actorHeader, requestIdHeader } from "~/contract/tracing";
import type { Seal } from "~/platform/core/seal";
import { loggedName, runInScope, type Scope } from "~/platform/core/security-events/scope";

/** The header in which only the portal states where a request came from (S-28). */
const clientAddressHeader = "x-client-address";

/** Reads the caller, the client address and the language from the headers. */
export const readContext = ({ headers }: Request, now: Date): Context => ({
  language: parseLanguage(headers.get("accept-language")),
  registrationToken: headers.get(registrationTokenHeader),
  registrationSession: null,
  registrationId: headers.get(registrationIdHeader),
  sessionToken: /^Bearer (.+)$/i.exec(headers.get(sessionTokenHeader) ?? "")?.[1] ?? null,
  csrfToken: headers.get(csrfTokenHeader),
  loginBinding: headers.get(loginBindingHeader),
  addressGroup: readAddressGroup({ headers }),
  now,
});

/** Chinese variants give Chinese, anything else English, nothing Chinese (§1). */
function parseLanguage(acceptLanguage: string | null): Language {
  return !acceptLanguage?.trim() || /^zh\b/i.test(acceptLanguage.trim()) ? "zh" : "en";
}

/** The part of the sender's address that rate limits use. */
const readAddressGroup = ({ headers }: Pick<Request, "headers">): string =>
  toAddressGroup(headers.get(clientAddressHeader) ?? "");

/**
 * Handles a request in its own scope. The request id comes from the portal, so that the log lines of both can be matched, and
 * the response names the caller, because the portal does not know whose token it is.
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

/** The portal’s id of the request. An id in any other form could be text that a person typed, and is replaced. */
function readRequestId({ headers }: Request): string {
  const id = headers.get(requestIdHeader) ?? "";
  return /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}
