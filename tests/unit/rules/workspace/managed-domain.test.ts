import { expect, test } from "vitest";
import { toHostName } from "~/rules/workspace/managed-domain";

test.each([
  ["portal.example", "portal.example"],
  [" Portal.Example ", "portal.example"],
  ["https://portal.example:8443/home?x=1", "portal.example"],
  ["portal.example:3000", "portal.example"],
  ["localhost", "localhost"],
  ["10.0.0.1", "10.0.0.1"],
  ["门户.example", "xn--zoup46i.example"],
])("the host name in %j is %s", (typed, host) => {
  expect(toHostName(typed)).toBe(host);
});

test.each(["", "a b", "_new", "-a.example", `${"a".repeat(64)}.example`, "[::1]", "https://"])(
  "%j has no host name",
  (typed) => {
    expect(toHostName(typed)).toBeNull();
  },
);
