import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import * as normalise from "~/rules/text/normalise";
import { normaliseValues } from "~/rules/fields/shape-values";
import { sections } from "~/rules/registration/sections";
import { formatDay } from "~/rules/format";
import { findErrors } from "~/rules/section-findings";
import { unifiedIdeographs } from "~/rules/text/unified-ideographs";

test.each<[string, (typed: string) => string, string, string]>([
  ["a DUNS number in groups", normalise.normaliseDigits, "12-345-6789", "123456789"],
  ["a code copied from a letter, with a space in the middle", normalise.normaliseDigits, "408 316", "408316"],
  ["a full-width code", normalise.normaliseDigits, "４０８３１６", "408316"],
  ["a number with a long dash", normalise.normaliseDigits, "123–456–789", "123456789"],
  ["a number with a line end", normalise.normaliseDigits, " 123456789\r\n", "123456789"],
  ["a credit code in lower case", normalise.normaliseCapitals, "91440300ma5g8r2k71", "91440300MA5G8R2K71"],
  [
    "a full-width credit code",
    normalise.normaliseCapitals,
    "９１４４０３００ＭＡ５Ｇ８Ｒ２Ｋ７１",
    "91440300MA5G8R2K71",
  ],
  ["an IBAN in groups of four", normalise.normaliseCapitals, "gb29 nwbk 6016 1331 9268 19", "GB29NWBK60161331926819"],
  ["a credit code with a dash", normalise.normaliseCode, "91440300-MA5G8R2K71", "91440300MA5G8R2K71"],
  ["a credit code with a long dash", normalise.normaliseCode, "91440300 — ma5g8r2k71", "91440300MA5G8R2K71"],
  ["a tax number in lower case", normalise.normaliseCase, "９１440300ma5g8r2k71", "91440300MA5G8R2K71"],
  ["a foreign tax number keeps its punctuation", normalise.normaliseCase, "de 123/456-7", "DE 123/456-7"],
  ["an invalid tax number", normalise.normaliseCase, "straße", "straße"],
  ["a postcode in two groups", normalise.normalisePostcode, "518 057", "518057"],
  ["a postcode of five digits keeps its space", normalise.normalisePostcode, "114 55", "114 55"],
  ["a postcode with letters keeps its space", normalise.normalisePostcode, "１SW1A 1AA", "1SW1A 1AA"],
  ["a full-width postcode", normalise.normaliseWidth, "５１８０５７", "518057"],
  ["a foreign postcode keeps its space", normalise.normaliseWidth, "SW1A 1AA", "SW1A 1AA"],
  ["an amount in thousands", normalise.normaliseAmount, "280,000,000", "280000000"],
  ["an amount with spaces between thousands", normalise.normaliseAmount, "280 000 000.50", "280000000.50"],
  ["a full-width amount with its currency sign", normalise.normaliseAmount, "￥２８０，０００．５０", "280000.50"],
  ["an amount with its unit", normalise.normaliseAmount, "280000元", "280000"],
  ["a full-width amount with a separate unit", normalise.normaliseAmount, "１０，０００，０００ 元", "10000000"],
  ["an amount as on a cheque", normalise.normaliseAmount, "280,000元整", "280000"],
  ["an amount with a possible decimal comma", normalise.normaliseAmount, "1,5", "1,5"],
  ["an amount whose groups do not have three digits", normalise.normaliseAmount, "28,00,000", "28,00,000"],
  ["an amount in ten thousands", normalise.normaliseAmount, "5000万", "50000000"],
  ["an amount in ten thousands with separators", normalise.normaliseAmount, "5,000 万元", "50000000"],
  ["an amount in hundred millions", normalise.normaliseAmount, "1.2亿", "120000000"],
  ["an amount in tens of millions", normalise.normaliseAmount, "５千万元", "50000000"],
  ["an amount as a licence prints it", normalise.normaliseAmount, "人民币 300.5万元整", "3005000"],
  ["an amount followed by its currency", normalise.normaliseAmount, "5000万元人民币", "50000000"],
  ["an amount with more decimals than a float can store", normalise.normaliseAmount, "0.07亿", "7000000"],
  ["an amount whose decimals remain", normalise.normaliseAmount, "1.23456万", "12345.6"],
  ["an amount with too many decimals", normalise.normaliseAmount, "1.2345678万", "1.2345678万"],
  ["an amount in another currency", normalise.normaliseAmount, "5000万美元", "5000万美元"],
  ["a count of ten thousands with its unit", normalise.normaliseTenThousands, "5,000万", "5000"],
  ["a count of ten thousands from hundred millions", normalise.normaliseTenThousands, "1.2亿元", "12000"],
  ["a count of ten thousands from yuan", normalise.normaliseTenThousands, "280,000 元", "28"],
  ["a count of ten thousands without a unit", normalise.normaliseTenThousands, "5,000", "5000"],
  ["a count of ten thousands below one", normalise.normaliseTenThousands, "500元", "0.05"],
  ["a share with its sign", normalise.normaliseUnit, "３５％", "35"],
  ["years with their unit", normalise.normaliseUnit, "5 年", "5"],
  ["a website without a scheme", normalise.normaliseWebAddress, "www.mi.com", "https://www.mi.com"],
  ["a website with its path", normalise.normaliseWebAddress, "mi.com/about?x=1", "https://mi.com/about?x=1"],
  ["a website with an upper-case scheme", normalise.normaliseWebAddress, "HTTPS://www.mi.com", "https://www.mi.com"],
  ["a script instead of a website", normalise.normaliseWebAddress, "javascript:alert(1)", "javascript:alert(1)"],
  ["not a website", normalise.normaliseWebAddress, "无", "无"],
  [
    "an email address with a full-width sign",
    normalise.normaliseEmail,
    "li.jing＠acme.example",
    "li.jing@acme.example",
  ],
  [
    "an email address pasted as a link",
    normalise.normaliseEmail,
    "mailto:li.jing@acme.example",
    "li.jing@acme.example",
  ],
  ["an email address with a semicolon", normalise.normaliseEmail, "a@b.example；", "a@b.example"],
  ["an email address at the end of a sentence", normalise.normaliseEmail, "a@b.example。", "a@b.example"],
  ["an email address in a list", normalise.normaliseEmail, "a@b.example, ", "a@b.example"],
  ["an email address with its name", normalise.normaliseEmail, "李雷 <a@b.example>;", "a@b.example"],
  ["two email addresses", normalise.normaliseEmail, "a@b.example; c@d.example", "a@b.example; c@d.example"],
  [
    "two email addresses with names",
    normalise.normaliseEmail,
    "A <a@b.example>; C <c@d.example>",
    "A <a@b.example>; C <c@d.example>",
  ],
  ["a full-width telephone number", normalise.normalisePhone, "０７５５－８８８８－６６００", "0755-8888-6600"],
  ["a telephone number with dots", normalise.normalisePhone, "+86.755.8888.6600", "+86 755 8888 6600"],
  ["a day without separators", normalise.normaliseDay, "20121105", "2012-11-05"],
  ["a day with dots", normalise.normaliseDay, "2012.11.5", "2012-11-05"],
  ["a day with slashes", normalise.normaliseDay, "2012/1/5", "2012-01-05"],
  ["a day in Chinese", normalise.normaliseDay, "2012年11月5日", "2012-11-05"],
  ["a full-width day", normalise.normaliseDay, "２０１２－１１－０５", "2012-11-05"],
  ["a day as the page shows it", normalise.normaliseDay, "5 Nov 2012", "2012-11-05"],
  ["a day with the full name of the month", normalise.normaliseDay, "5 November 2012", "2012-11-05"],
  ["a day in American order", normalise.normaliseDay, "Nov 5, 2012", "2012-11-05"],
  ["an ordinal day", normalise.normaliseDay, "November 5th 2012", "2012-11-05"],
  ["a day from a spreadsheet", normalise.normaliseDay, "05-NOV-2012", "2012-11-05"],
  ["a day with a dot after the month", normalise.normaliseDay, "5 Sept. 2012", "2012-09-05"],
  ["a day in a month that does not exist", normalise.normaliseDay, "5 Nop 2012", "5 Nop 2012"],
  ["an ambiguous day", normalise.normaliseDay, "05/11/2012", "05/11/2012"],
  ["an emoji", normalise.normaliseDigits, "9😀", "9😀"],
  ["text from right to left", normalise.normaliseCapitals, "مرحبا", "مرحبا"],
])("%s is normalised to the format of the field", (_, of, typed, expected) => {
  expect(of(typed)).toBe(expected);
});

const all = Object.entries(normalise);
const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."0123456789０５,，. -–年月日%％¥元@＠:/aA'") }),
);

property.prop([fc.constantFrom(...all), texts])("normalising twice changes nothing more", ([, of], typed) => {
  expect(of(of(typed))).toBe(of(typed));
});

property.prop([fc.constantFrom(...all), fc.string({ unit: "grapheme" })])(
  "no letter or digit is lost or added, except in units, schemes and dates",
  ([name, of], typed) => {
    fc.pre(!/Amount|TenThousands|Unit|WebAddress|Email|Day/.test(name));
    // Unicode classifies a radical as a symbol; a field reads it as the character it looks like.
    const letters = (text: string) =>
      unifiedIdeographs(text)
        .normalize("NFKC")
        .toLowerCase()
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, "");
    expect(letters(of(typed))).toBe(letters(typed));
  },
);

const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true });

property.prop([days, fc.constantFrom("zh", "en")])(
  "a day is taken in the form in which the page shows it",
  (at, language) => {
    const day = at.toISOString().slice(0, 10);
    expect(normalise.normaliseDay(formatDay(language, day))).toBe(day);
  },
);

property.prop([
  fc.bigInt({ min: 0n, max: 10n ** 11n }),
  fc.constantFrom(["万", 10n ** 4n] as const, ["亿", 10n ** 8n] as const),
])("an amount with its unit is worth exactly as much as in digits", (hundredthsTyped, [unit, worth]) => {
  const typed = `${hundredthsTyped / 100n}.${String(hundredthsTyped % 100n).padStart(2, "0")}${unit}`;
  expect(normalise.normaliseAmount(typed)).toBe(String((hundredthsTyped * worth) / 100n));
});

test("a section is normalised in its rows too, and only where its fields ask for it", () => {
  const typed = {
    companyName: "ＡＣＭＥ  公司",
    duns: "12-345-6789",
    shareholders: [{ id: "a", name: "陈　建国", identityId: "44030019800101001x" }],
    stranger: "１",
  };
  expect(normaliseValues(sections.basic.fields.shape, typed)).toEqual({
    companyName: "ＡＣＭＥ  公司",
    duns: "123456789",
    shareholders: [{ id: "a", name: "陈　建国", identityId: "44030019800101001X" }],
    stranger: "１",
  });
});

test("the rules validate the normalised answer", () => {
  const codes = (typed: Record<string, string>) =>
    findErrors(sections.basic, typed, { today: "2026-06-15" })
      .filter(({ field }) => field in typed)
      .map(({ code }) => code);
  expect(codes({ duns: "１２-３４５-６７８９", registeredCapital: "5,000,000", website: "www.mi.com" })).toEqual([]);
  expect(codes({ duns: "12-345-678" })).toEqual(["basic.duns.digits"]);
});
