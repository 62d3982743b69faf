import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { safePath } from "~/rules/files/safe-path";

test.each(["/", "/home", "/register/bank?row=1#iban", "/a/b?next=%2Fhome", "/%E6%96%87"])("%s is accepted", (path) => {
  expect(safePath(path, "/home")).toBe(path);
});

test.each([
  "//evil.cn",
  "/\\evil.cn",
  "\\\\evil.cn",
  "/%2f%2fevil.cn",
  "/%5cevil.cn",
  "/.//evil.cn",
  "/a/..//evil.cn",
  "\t//evil.cn",
  "/\t/evil.cn",
  "/\n/evil.cn",
  "https:evil.cn",
  "https://evil.cn",
  "javascript:alert(1)",
  "home",
  "",
  "/%E0%A4%A",
  undefined,
  null,
  ["/home"],
])("%j is rejected, and the fallback is used", (path) => {
  expect(safePath(path, "/home")).toBe("/home");
});

const origin = "https://portal.example";
const pieces = fc
  .array(fc.constantFrom("/", "\\", ".", "..", "%2f", "%5c", "@", ":", "evil.cn", "\t", "?", "#", "https:"))
  .map((parts) => parts.join(""));

property.prop([
  fc.oneof(
    fc.string({ unit: "binary" }),
    pieces,
    fc.webUrl(),
    pieces.map((rest) => `/${rest}`),
  ),
])("whatever path is requested, the result stays on this origin", (path) => {
  const safe = safePath(path, "/home");
  expect(new URL(safe, origin).origin).toBe(origin);
  expect(new URL(new URL(safe, origin).pathname, origin).origin).toBe(origin);
});
