import { expect, test } from "vitest";
import { type Call, calls, callAt } from "~/contract/calls";

const addressOf = ({ endpoint }: Call, value: string) => endpoint.path.replaceAll(/\{\w+\}/g, value);

const titled = calls.map((call) => ({ title: `${call.subject}.${call.name}`, call }));

/** The call matching a path by pattern, preferring the fewest parameters. */
function matchedBy(method: string, pathname: string): Call | undefined {
  const parameters = ({ endpoint }: Call) => endpoint.path.split("{").length;
  const pattern = (path: string) =>
    new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  return calls
    .toSorted((one, other) => parameters(one) - parameters(other))
    .find(({ endpoint }) => endpoint.method === method && pattern(endpoint.path).test(pathname));
}

test.each(titled)("$title is found by its method and path", ({ call }) => {
  for (const value of ["a-1", "%E4%B8%AD%2F", "list", "2"]) {
    const address = addressOf(call, value);
    expect(callAt(call.endpoint.method, address)).toBe(matchedBy(call.endpoint.method, address));
  }
  expect(callAt(call.endpoint.method, addressOf(call, "a-1"))).toBe(call);
});

test.each(titled)("no other path matches $title", ({ call }) => {
  const { method, path } = call.endpoint;
  const address = addressOf(call, "a-1");
  expect(callAt("PATCH", address)).toBeUndefined();
  for (const other of [`${address}/`, `/${address}`, `${address}/x`, address.slice(1), path.replaceAll(/\{\w+\}/g, "")])
    expect(callAt(method, other)).toBe(matchedBy(method, other));
});

test("every path parameter is a whole segment", () => {
  for (const { endpoint } of calls)
    for (const segment of endpoint.path.split("/")) expect(segment).toMatch(/^(?:\{\w+\}|[^{}]*)$/);
});
