import * as oidc from "openid-client";

/** The maximum depth at which a chain of causes is followed. */
const deepest = 4;

/**
 * The reason why a provider failed, in a form that may be logged: addresses and responses of a provider could contain
 * personal data (S-59). Below `fetch failed` is the cause that an operator can act on, such as `ECONNREFUSED` or
 * `UNABLE_TO_VERIFY_LEAF_SIGNATURE`.
 */
export function reasonOf(error: unknown): string {
  const chain = causesOf(error);
  const names = [
    ...chain.flatMap((cause) => [partOf(cause, "error"), partOf(cause, "code")]),
    ...chain.map((cause) => partOf(cause, "name")),
  ];
  return names.find((name) => name !== null) ?? "unknown";
}

/** Whether the provider failed rather than the sign-in: it is unreachable, too slow or reports a server error. */
export function isDown(error: unknown): boolean {
  if (error instanceof oidc.ClientError && ["OAUTH_TIMEOUT", "OAUTH_ABORT"].includes(error.code ?? "")) return true;
  // An error of `fetch` about the connection does not have a code; an error of the library does.
  if (error instanceof TypeError) return !("code" in error);
  const { status, cause } = error as { status?: unknown; cause?: unknown };
  const answerStatus = cause instanceof Response ? cause.status : status;
  return typeof answerStatus === "number" && answerStatus >= 500;
}

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at instanceof Error && chain.length < deepest; at = at.cause) chain.push(at);
  return chain.length > 0 ? chain : [error];
}

function partOf(cause: unknown, name: "error" | "code" | "name"): string | null {
  const part: unknown = (cause as Record<string, unknown> | null | undefined)?.[name];
  return typeof part === "string" && /^\w{1,60}$/.test(part) ? part : null;
}
