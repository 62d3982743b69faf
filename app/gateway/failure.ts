import type { RefusalCode } from "~/rules/refusal-code";

/** Statuses that have a sentence (§8). */
const withSentence = [400, 403, 405, 500, 502, 503, 504];

type FailureFacts = {
  code?: string;
  message?: string;
  details?: unknown;
  location?: string | null;
  retryAfter?: string | null;
  requestId?: string | null;
};

/**
 * The base API refused, or gave no sensible answer. `code` is a translation key of ours where we know one; `message` is the
 * base API's own words, shown only for codes we have no sentence for (§8).
 */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly serverMessage: string | undefined;
  readonly details: unknown;
  readonly location: string | null;
  readonly retryAfter: string | null;
  /** The number of the request in the log, where the answer carries it. */
  readonly requestId: string | null;

  constructor(status: number, facts: FailureFacts = {}) {
    const { code, message, details, location = null, retryAfter = null, requestId = null } = facts;
    super(code ?? `request.e${status}`);
    this.status = status;
    this.code = code ?? (withSentence.includes(status) ? `request.e${status}` : "request.other");
    this.serverMessage = message;
    this.details = details;
    this.location = location;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}

/** The connection broke before the answer was whole. A read may be repeated once (F-15). */
export class ConnectionLost extends Failure {
  constructor() {
    super(502);
  }
}

/** Something thrown by a transport, or while an answer was read, as a failure of §8. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isLate = error instanceof Error && ["TimeoutError", "AbortError", "TaskCancelledError"].includes(error.name);
  return isLate ? new Failure(504, { code: "request.timeout" }) : new ConnectionLost();
}

/** True for a refusal with this code. */
export const isFailure = <Code extends RefusalCode>(
  error: unknown,
  code: Code,
): error is Failure & { readonly code: Code } => error instanceof Failure && error.code === code;
