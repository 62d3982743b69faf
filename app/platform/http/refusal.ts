import type { Refusal } from "~/contract/endpoint";
import type { RefusalError, RefusalKind } from "~/platform/ground/base/refuse";
import { unavailableSeconds } from "~/rules/limits";
import { headers } from "./answer";

/** What a call gets that could not be answered: a status, a code of the locales, and what helps the caller to go on. */
export type Failure = { status: number; code: string; details?: unknown };

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

/** A refusal of the platform as a failure of the call. */
export const toFailure = ({ kind, code, details }: RefusalError): Failure => ({
  status: statuses[kind],
  code,
  details,
});

/** The same body in every wire family; one that may be tried again later says when in its header too. */
export function failureResponse({ status, code, details }: Failure): Response {
  const body: Refusal = { failed: true, code, type: status < 500 ? "warn" : "error", details };
  const { retryAfter = status === 503 ? unavailableSeconds : undefined } = (details ?? {}) as { retryAfter?: number };
  return Response.json(body, {
    status,
    headers: retryAfter === undefined ? headers : { ...headers, "retry-after": String(retryAfter) },
  });
}
