import * as z from "zod/mini";
import { Failure } from "~/gateway/failure";
import { request } from "./request";

const textOrNothing = z.transform((value) => (typeof value === "string" ? value : undefined));
/** A refusal of either wire family, or of one of the portal's own addresses; some services say null, or a number for a code. */
const refusal = z.object({
  code: z.optional(textOrNothing),
  message: z.optional(textOrNothing),
  failed: z.optional(z.boolean()),
  details: z.optional(z.unknown()),
});

/**
 * The JSON at one of the portal's addresses, checked. It is for code that pages load first: `call` knows the whole contract, but
 * brings all of zod along, which no first load of ours carries. Throws a `Failure`.
 */
export async function fetchJson<Out>(address: string, answer: z.ZodMiniType<Out>, init?: RequestInit): Promise<Out> {
  const headers = { accept: "application/json", ...init?.headers };
  const response = await request(address, { ...init, headers });
  const json: unknown = await response.json().catch(() => undefined);
  const refusedAnswer = refusal.safeParse(json).data;
  if (!response.ok) throw new Failure(response.status, refusedAnswer);
  if (refusedAnswer?.failed) throw new Failure(400, refusedAnswer);
  const result = answer.safeParse(json);
  if (!result.success) throw new Failure(502, { code: "request.service" });
  return result.data;
}
