import { expect, test } from "vitest";
import { clientAddress } from "~/server/request-facts";

test.each([
  ["nobody is trusted: the header is anybody's word", "203.0.113.9", "1.2.3.4", 0, "203.0.113.9"],
  ["one proxy: its entry is the last", "10.0.0.1", "6.6.6.6, 198.51.100.7", 1, "198.51.100.7"],
  ["two proxies: the client stands before them", "10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
  ["a proxy that said nothing", "10.0.0.1", undefined, 1, "10.0.0.1"],
])("%s", (_, peer, header, proxies, address) => {
  expect(clientAddress(peer, header, proxies)).toBe(address);
});
