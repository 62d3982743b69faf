import type { RefusalCode } from "~/rules/refusal-code";

/** Why a call is refused, in terms of the subject; `http/refusal.ts` gives each kind its status. */
export type RefusalKind =
  | "invalid"
  | "signedOut"
  | "forbidden"
  | "unknown"
  | "conflict"
  | "gone"
  | "tooLarge"
  | "unacceptable"
  | "tooMany"
  | "unavailable";

/** A refusal on its way to the answer: thrown where it is decided, turned into an answer by `http` (§8). */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
  readonly kind: RefusalKind;
  readonly code: RefusalCode;
  readonly details: unknown;
  constructor(kind: RefusalKind, code: RefusalCode, details?: unknown) {
    super(code);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/** Refuses the call: `code` is a key of the locales, `details` what helps the caller to go on. */
export function refuse(kind: RefusalKind, code: RefusalCode, details?: unknown): never {
  throw new RefusalError(kind, code, details);
}
