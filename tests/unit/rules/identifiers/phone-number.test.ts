import { expect, test } from "vitest";
import { newBoundPhone } from "~/rules/contact";
import { maskedPhone, toE164 } from "~/rules/identifiers/phone-number";

test.for([
  ["a mobile number in mainland China", "13800138000"],
  ["one with spaces", "138 0013 8000"],
  ["one with hyphens", "138-0013-8000"],
  ["one with +86", "+86 138 0013 8000"],
  ["one with 86", "8613800138000"],
  ["one with 0086", "0086 13800138000"],
  ["one typed with a Chinese keyboard", "＋８６　１３８００１３８０００"],
])("%s is +8613800138000", ([, typed]) => {
  expect(toE164(typed!)).toBe("+8613800138000");
});

test.for([
  ["+91 98765 43210", "+919876543210"],
  ["+49 (151) 234-567.89", "+4915123456789"],
  ["001 415 555 0123", "+14155550123"],
  ["+65 8123 4567", "+6581234567"],
])("%s is %s", ([typed, number]) => {
  expect(toE164(typed!)).toBe(number);
});

test.for([
  ["nothing", ""],
  ["words", "call me"],
  ["a foreign number without a country code", "98765 43210"],
  ["a landline in mainland China", "+86 755 1234 5678"],
  ["a landline without a country code", "0755 1234 5678"],
  ["a mobile number in mainland China with a missing digit", "1380013800"],
  ["a mobile number in mainland China with an extra digit", "+86 138 0013 80001"],
  ["more digits than any number has", "+1234567890123456"],
  ["fewer digits than any number has", "+1234567"],
  ["a country code that begins with 0", "+0123456789"],
  ["two numbers", "13800138000,13900139000"],
  ["an extension", "+14155550123 ext. 5"],
])("%s cannot receive messages", ([, typed]) => {
  expect(toE164(typed!)).toBeNull();
});

test("the form shows the error at its field", () => {
  expect(newBoundPhone.safeParse({ boundPhone: "13800138000" }).success).toBe(true);
  const refused = newBoundPhone.safeParse({ boundPhone: "0755 1234 5678" });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(["profile.boundPhone.invalid"]);
});

test("a masked number shows its country code and its last four digits", () => {
  expect(maskedPhone("+8613800138000")).toBe("+86***8000");
});
