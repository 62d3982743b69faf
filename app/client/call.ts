import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import { Failure } from "~/gateway/failure";
import { decodeAnswer } from "~/gateway/decode-answer";
import { checkedInput, encodeCall } from "~/gateway/encode-call";
import { paths } from "~/paths";
import { browserTimeoutMs } from "~/rules/limits/base-api";
import { request } from "./request";

/** With `keepalive`, the request outlives the page. Browsers allow this for bodies up to 64 KB. */
type CallOptions = { signal?: AbortSignal; keepalive?: boolean };

/**
 * Calls the base API from the browser through the portal's address for the call, with the same contract, wire format
 * and failures as on the server. If the session has ended, the browser goes to the sign-in and back (§8); forms with an
 * id keep their input.
 */
export async function call<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  { signal, keepalive = false }: CallOptions = {},
): Promise<z.output<Out>> {
  const fields = checkedInput(endpoint, input);
  const limits = [AbortSignal.timeout(browserTimeoutMs), ...(signal ? [signal] : [])];
  const encodedRequest = encodeCall(endpoint, fields, new URL(location.origin), {
    headers: { accept: "application/json" },
    signal: AbortSignal.any(limits),
    keepalive,
  });
  try {
    return await decodeAnswer(endpoint, await request(encodedRequest));
  } catch (error) {
    if (error instanceof Failure && error.status === 401 && endpoint.access === "session") return signIn(error);
    throw error;
  }
}

/** Never resolves, because the browser is leaving the page. `location` can be trusted, because the portal sets it. */
function signIn({ location: place }: Failure): Promise<never> {
  location.assign(place ?? paths.login(location.pathname + location.search));
  return new Promise(() => undefined);
}
