import { expect } from "vitest";
import { describedCalls } from "~/contract/openapi/document";
import { exampleOf } from "~/contract/openapi/examples";
import { namesInPath } from "~/contract/openapi/parameters";
import { schemaOf, type Schema } from "~/contract/openapi/schemas";
import type { Endpoint } from "~/contract/endpoint";
import { onEveryEngine } from "../../../support/platform";
import { signedIn } from "../../../support/platform-sign-in";

/** A request to a call with a NUL character in every text field, whether in the path, query or body. */
function requestOf(endpoint: Endpoint, headers: Record<string, string>): Request {
  const { properties = {} } = schemaOf(endpoint.input) as Schema;
  const example = Object.entries(properties).map(([name, field]) => [name, withNul(exampleOf(field, name))] as const);
  const inPath = namesInPath(endpoint);
  const path = endpoint.path.replace(/\{\w+\}/g, "a%00b");
  const rest = Object.fromEntries(example.filter(([name]) => !inPath.includes(name)));
  const { method } = endpoint;
  if (endpoint.sentIn === "query") {
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
    return new Request(`http://platform.test${path}?${query}`, { method, headers });
  }
  const json = { ...headers, "content-type": "application/json" };
  return new Request(`http://platform.test${path}`, { method, headers: json, body: JSON.stringify(rest) });
}

function withNul(value: unknown): unknown {
  if (typeof value === "string") return `${value}\0`;
  if (Array.isArray(value)) return value.map(withNul);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNul(inner)]));
}

onEveryEngine((test) => {
  test("a NUL character in any text of any call is rejected, and never causes a server error", async ({
    platform,
    events,
  }) => {
    const buyer = await signedIn(platform, "buyer");
    const callers: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${buyer.sessionToken}`, "x-csrf-token": buyer.csrfToken },
    ];
    const calls = describedCalls().filter(({ endpoint }) => !endpoint.multipart);
    for (const { subject, name, endpoint } of calls)
      for (const headers of callers) {
        const { status } = await platform.fetch(requestOf(endpoint, headers));
        expect(status, `${subject}.${name}`).toBeLessThan(500);
      }
    expect(events.filter((line) => line.includes("unexpected_error"))).toEqual([]);
  });
});
