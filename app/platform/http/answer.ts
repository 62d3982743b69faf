import type { Endpoint, Refusal } from "~/contract/endpoint";
import { unavailableSeconds } from "~/rules/limits";
import { Refused } from "./refuse";

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** An answer in the wire family of its endpoint. */
export function answerOf({ wire }: Endpoint, answer: unknown): Response {
  if (answer instanceof Response) return answer;
  if (wire === "text")
    return new Response(String(answer), { headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
  return Response.json(wire === "envelope" ? { code: "0", data: answer } : answer, { headers });
}

/** A refusal, the same in every wire family; one to be tried again later says when in its header too. */
export function refusalOf({ status, code, details }: Refused): Response {
  const body: Refusal = { failed: true, code, type: status < 500 ? "warn" : "error", details };
  const { retryAfter = status === 503 ? unavailableSeconds : undefined } = (details ?? {}) as { retryAfter?: number };
  return Response.json(body, {
    status,
    headers: retryAfter === undefined ? headers : { ...headers, "retry-after": String(retryAfter) },
  });
}
