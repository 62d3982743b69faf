import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { toFileName } from "~/rules/files/file-name";

test.each([
  ["../../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\Users\\li\\报价 2026.xlsx", "报价 2026.xlsx"],
  ["<img src=x onerror=alert(1)>.pdf", "_img src=x onerror=alert(1)_.pdf"],
  ['a"b|c?.pdf', "a_b_c_.pdf"],
  ["CON.pdf", "_CON.pdf"],
  ["com1.tar.pdf", "_com1.tar.pdf"],
  ["contract.pdf", "contract.pdf"],
  ["licence.pdf. ", "licence.pdf"],
  [".pdf", ".pdf"],
  ["folder/", ""],
  ["..", ""],
])("%s is stored as %s", (name, kept) => {
  expect(toFileName(name)).toBe(kept);
});

property.prop([fc.string({ unit: "grapheme" })])("a stored name is not a path, and is not changed again", (name) => {
  const kept = toFileName(name);
  expect(kept).not.toMatch(/[/\\<>:"|?*]/);
  expect(toFileName(kept)).toBe(kept);
});
