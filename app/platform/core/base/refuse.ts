import type { RefusalCode } from "~/rules/refusal-code";

/** The kinds of refusals in business terms; `http/refusal.ts` maps each to a status. */
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

/** A refusal, which is thrown where it is decided and converted to a response by `http` (§8). */
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

/** Refuses the call: `code` is a key of the locales; `details` helps the caller to continue. */
export function refuse(kind: RefusalKind, code: RefusalCode, details?: unknown): never {
  throw new RefusalError(kind, code, details);
}
