import type { RefusalCode } from "~/rules/refusal-code";

/** Statuses that have a separate message (§8). */
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
 * A refusal by the base API, or the lack of a valid response. `code` is one of our translation keys, if known;
 * `message` is the base API's own text, shown only for codes without a translation (§8).
 */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly serverMessage: string | undefined;
  readonly details: unknown;
  readonly location: string | null;
  readonly retryAfter: string | null;
  /** The id of the request in the log, if the response has it. */
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

/** The connection broke off before the response was complete. A read may be repeated once (F-15). */
export class ConnectionLost extends Failure {
  constructor() {
    super(502);
  }
}

/** Converts an error from a transport, or from reading a response, to a failure of §8. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isLate = error instanceof Error && ["TimeoutError", "AbortError", "TaskCancelledError"].includes(error.name);
  return isLate ? new Failure(504, { code: "request.timeout" }) : new ConnectionLost();
}

/** Whether an error is a refusal with this code. */
export const isFailure = <Code extends RefusalCode>(
  error: unknown,
  code: Code,
): error is Failure & { readonly code: Code } => error instanceof Failure && error.code === code;
