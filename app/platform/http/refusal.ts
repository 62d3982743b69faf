import type { RefusalCode } from "~/rules/refusal-code";
import type { Refusal } from "~/contract/endpoint";
import type { RefusalError, RefusalKind } from "~/platform/core/base/refuse";
import { unavailableSeconds } from "~/rules/limits/base-api";
import { pathShape } from "~/contract/paths";
import type { Core } from "~/platform/core/core";
import { type SecurityEvent, writeSecurityEvent } from "~/platform/core/security-events/events";
import { scopeFacts } from "~/platform/core/security-events/scope";
import { headers } from "./answer";

/** The failure of a call: a status, a code of the locales, and details that help the caller to continue. */
export type CallFailure = { status: number; code: RefusalCode; details?: unknown };

const statuses: Record<RefusalKind, number> = {
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unacceptable: 422,
  tooMany: 429,
  unavailable: 503,
};

/** Converts a refusal of the platform to a failure of the call. */
export const toCallFailure = ({ kind, code, details }: RefusalError): CallFailure => ({
  status: statuses[kind],
  code,
  details,
});

/** The response to a refused call, in JSON regardless of the call's own format; retryable failures also set `Retry-After`. */
export function failureResponse({ status, code, details }: CallFailure): Response {
  const body: Refusal = { failed: true, code, type: status < 500 ? "warn" : "error", details };
  const { retryAfter = status === 503 ? unavailableSeconds : undefined } = (details ?? {}) as { retryAfter?: number };
  return Response.json(body, {
    status,
    headers: retryAfter === undefined ? headers : { ...headers, "retry-after": String(retryAfter) },
  });
}

/** Logs a refused call as a security event, if it is one, or else as a plain line. */
export function writeRefusalEvent(core: Pick<Core, "config">, { status, code }: CallFailure, request: Request): void {
  const about = { status, code, method: request.method, path: pathShape(request.url) };
  const event = findEvent(status, request);
  if (event) return writeSecurityEvent(core, event, about);
  core.config.log.info({ event: "refused", ...scopeFacts(), ...about });
}

const unacceptable = [400, 413, 422];

function findEvent(status: number, request: Request): SecurityEvent | null {
  if (status === 403) return "authz_fail";
  if (status === 429) return "excess_rate_limit_exceeded";
  const isUpload = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
  return isUpload && unacceptable.includes(status) ? "upload_validation" : null;
}
