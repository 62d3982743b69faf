import { expect, test } from "vitest";
import { clientAddress } from "~/server/request-facts";

test.each([
  ["no proxy is trusted: the header is ignored", "203.0.113.9", "1.2.3.4", 0, "203.0.113.9"],
  ["one proxy: the last entry counts", "10.0.0.1", "6.6.6.6, 198.51.100.7", 1, "198.51.100.7"],
  ["two proxies: the entry before theirs counts", "10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
  ["a proxy that sends no header", "10.0.0.1", undefined, 1, "10.0.0.1"],
])("%s", (_, peer, header, proxies, address) => {
  expect(clientAddress(peer, header, proxies)).toBe(address);
});
