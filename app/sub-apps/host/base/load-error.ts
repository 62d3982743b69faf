import { DeadlineMissed } from "~/ui/loading/deadline";
import type { LoadFailureCode } from "~/ui/loading/loading";

/** The reasons why a sub-application is not shown, for the console and tests. Users see one of two messages (§8). */
export type LoadErrorCode =
  | "chunk-timeout"
  | "module-load"
  | "entry-unreachable"
  | "entry-http"
  | "entry-not-manifest"
  | "entry-is-shell"
  | "bad-contract"
  | "mount-failed";

/** A sub-application that could not be loaded or mounted. */
export class LoadError extends Error {
  override readonly name = "LoadError";
  readonly code: LoadErrorCode;

  constructor(code: LoadErrorCode, about: string, cause?: unknown) {
    super(`${code}: ${about}`, { cause });
    this.code = code;
  }
}

/** Converts anything thrown while a sub-application is loaded and mounted to a `LoadError`. */
export function asLoadError(error: unknown, about: string): LoadError {
  if (error instanceof LoadError) return error;
  return new LoadError(error instanceof DeadlineMissed ? "chunk-timeout" : "module-load", about, error);
}

/** The message of §8 for it. */
export const toUserContext = ({ code }: LoadError): LoadFailureCode =>
  code === "chunk-timeout" ? "module.timeout" : "module.load";
