import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import { Failure } from "~/gateway/failure";
import { decode, encode } from "~/gateway/wire";
import { paths } from "~/paths";
import { browserTimeoutMs } from "~/rules/limits";

/**
 * A call of the base API from the browser, on our own origin (design §7): the portal passes it on with the session and
 * the CSRF token. What is refused is thrown as a `Failure`, like on the server. A session that is over leads to the sign-in
 * and back (§8); forms with an id keep what was typed (`kept-form.ts`).
 */
export async function call<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  signal?: AbortSignal,
): Promise<z.output<Out>> {
  const parsed = endpoint.input.parse(input) as Record<string, unknown>;
  const limits = [AbortSignal.timeout(browserTimeoutMs), ...(signal ? [signal] : [])];
  const request = encode(endpoint, parsed, new URL(location.origin), {
    headers: { accept: "application/json" },
    signal: AbortSignal.any(limits),
  });
  try {
    return await decode(endpoint, await answerTo(request));
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return signIn(error);
    throw error;
  }
}

/** No answer is an answer, too: the network is down, or the portal itself does not answer in time (§9). */
async function answerTo(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    throw new Failure(504, { code: "request.timeout" });
  }
}

/** The page is on its way out: whoever waits for the answer is told no more. The portal vouches for `location`. */
function signIn({ location: named }: Failure): Promise<never> {
  location.assign(named ?? paths.login(location.pathname + location.search));
  return new Promise(() => undefined);
}
