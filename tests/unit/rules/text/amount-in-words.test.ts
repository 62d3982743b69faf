import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { amountInWords } from "~/rules/text/amount-in-words";

test.each([
  ["10000", "1万", "10 thousand"],
  ["50000000", "5000万", "50 million"],
  ["12345678.9", "1234.57万", "12.35 million"],
  ["1200000000", "12亿", "1.2 billion"],
  ["5,000 万元", "5000万", "50 million"],
  ["￥280，000，000", "2.8亿", "280 million"],
])("%s is %s in Chinese and %s in English", (typed, zh, en) => {
  expect([amountInWords("zh", typed), amountInWords("en", typed)]).toEqual([zh, en]);
});

test.each(["", "0", "9999.99", "-20000", "1e9", "about 50000", "1,00,000"])("%j has no words", (typed) => {
  expect(amountInWords("zh", typed)).toBe("");
});

property.prop([fc.string(), fc.constantFrom("zh", "en")])("what is not an amount has no words", (typed, language) => {
  expect(amountInWords(language, `${typed}x`)).toBe("");
});

property.prop([fc.bigInt({ min: 10_000n, max: 999_999_999_999_999n }), fc.constantFrom("zh", "en")])(
  "an amount in words does not depend on how its digits are grouped",
  (amount, language) => {
    const words = amountInWords(language, String(amount));
    expect(words).toMatch(/^\d/);
    expect(amountInWords(language, amount.toLocaleString("en-GB"))).toBe(words);
  },
);
