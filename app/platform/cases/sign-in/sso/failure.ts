import * as oidc from "openid-client";

/** A reason as it may be logged: what stands in an address or an answer of a provider could be anything (S-59). */
export function reasonOf(error: unknown): string {
  const { error: reported, code, name } = error as { error?: unknown; code?: unknown; name?: unknown };
  const reason = [reported, code, name].find((part) => typeof part === "string" && /^\w{1,60}$/.test(part));
  return typeof reason === "string" ? reason : "unknown";
}

/** Whether it is the provider that fails rather than the sign-in: it cannot be reached, is too slow or is out of order. */
export function isDown(error: unknown): boolean {
  if (error instanceof oidc.ClientError && ["OAUTH_TIMEOUT", "OAUTH_ABORT"].includes(error.code ?? "")) return true;
  // What `fetch` throws when there is no connection has no code; the library's own complaints have one.
  if (error instanceof TypeError) return !("code" in error);
  const { status, cause } = error as { status?: unknown; cause?: unknown };
  const answerStatus = cause instanceof Response ? cause.status : status;
  return typeof answerStatus === "number" && answerStatus >= 500;
}
