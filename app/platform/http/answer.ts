import type { Endpoint } from "~/contract/endpoint";

/** The headers of every data response: it must not be cached or sniffed as another type. */
export const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** A response in the wire family of its endpoint. */
export function toResponse({ wire }: Endpoint, answer: unknown): Response {
  if (answer instanceof Response) return answer;
  if (wire === "text")
    return new Response(String(answer), { headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
  return Response.json(wire === "envelope" ? { code: "0", data: answer } : answer, { headers });
}
