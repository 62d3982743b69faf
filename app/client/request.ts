import { Failure } from "~/gateway/failure";

/**
 * The one place where browser code makes a request: to our own origin, where the portal adds the session and the CSRF token
 * and passes it on. If no answer comes at all, because the network is down or the portal takes too long, it throws a
 * `Failure` (§9).
 */
export async function request(address: string | Request, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new Failure(504, { code: "request.timeout" });
  }
}

/**
 * Returns the failure that a screen shows for an error. An error that is not a refusal is a bug; the browser's log has
 * the details.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  reportError(error);
  return new Failure(500);
}
