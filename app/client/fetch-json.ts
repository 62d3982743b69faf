import * as z from "zod/mini";
import { Failure } from "~/gateway/failure";
import { request } from "./request";

const textOrNothing = z.transform((value) => (typeof value === "string" ? value : undefined));
/**
 * A refusal of either wire family, or of one of the portal's own addresses. Some services send null, or a number as the
 * code.
 */
const refusal = z.object({
  code: z.optional(textOrNothing),
  message: z.optional(textOrNothing),
  failed: z.optional(z.boolean()),
  details: z.optional(z.unknown()),
});

/**
 * Fetches and checks the JSON at one of the portal's addresses. For code in the first load of a page, which must not
 * include all of zod as `call` does. Throws a `Failure`.
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
