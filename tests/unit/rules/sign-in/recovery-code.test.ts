import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import {
  groupedRecoveryCode,
  recoveryAlphabet,
  recoveryCodeLength,
  toRecoveryCode,
} from "~/rules/sign-in/recovery-code";

const character = fc.constantFrom(...recoveryAlphabet);
const codes = fc.string({ unit: character, minLength: recoveryCodeLength, maxLength: recoveryCodeLength });
const separators = fc.constantFrom("", "-", " ", "–", "—", "－", "\u3000", " - ", "\n", "\u200b");
/** The ways a character may be typed. */
const typings: ((plain: string) => string)[] = [
  (plain) => plain,
  (plain) => plain.toLowerCase(),
  (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0),
  (plain) => ({ "0": "o", "1": "l" })[plain] ?? plain,
  (plain) => ({ "0": "Ｏ", "1": "I" })[plain] ?? plain,
];

property.prop([codes, fc.array(fc.tuple(fc.nat(), separators), { minLength: 16, maxLength: 16 })])(
  "a code is recognised however it was typed",
  (code, ways) => {
    const typed = [...code].map((plain, at) => {
      const [way = 0, separator = ""] = ways[at] ?? [];
      return typings[way % typings.length]!(plain) + separator.slice(0, 3);
    });
    expect(toRecoveryCode(typed.join(""))).toBe(code);
  },
);

property.prop([codes])("a grouped code is the same code", (code) => {
  const grouped = groupedRecoveryCode(code);
  expect(grouped).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  expect(toRecoveryCode(grouped)).toBe(code);
  expect(toRecoveryCode(code.slice(1))).toBeNull();
  expect(toRecoveryCode(`${code}0`)).toBeNull();
});

property.prop([fc.string({ unit: "binary" })])("any text is safe to read, and the result is always a code", (text) => {
  const code = toRecoveryCode(text);
  if (code !== null) expect(toRecoveryCode(code)).toBe(code);
});

test("an overlong text is not read", () => {
  expect(toRecoveryCode(`${" ".repeat(100_000)}0123456789ABCDEF`)).toBeNull();
});
