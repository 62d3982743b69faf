import { Failure } from "~/gateway/failure";

/**
 * The only function with which browser code makes requests. They go to our own origin, where the portal adds the
 * session and the CSRF token and forwards them. Throws a `Failure` if there is no response, because the network is down
 * or the portal takes too long (§9).
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
