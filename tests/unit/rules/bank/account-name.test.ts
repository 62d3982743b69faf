import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { accountNameProblem, isSameName } from "~/rules/bank/account-name";

const places = {
  "Japan locally": ["JP", "JP"],
  "China locally": ["CN", "CN"],
  "across a border": ["JP", "CN"],
  Norway: ["NO", "NO"],
} as const;
function code(name: string, place: keyof typeof places) {
  const [country, registered] = places[place];
  return accountNameProblem(name, country, registered)?.code;
}

test.each([
  ["Japan locally", "カ)エンコウ"],
  ["Japan locally", "株式会社遠航"],
  ["Japan locally", "ｶ)ｴﾝｺｳ"],
  ["China locally", "深圳市远航电子（集团）有限公司"],
  ["China locally", "YUANHANG ELECTRONICS"],
  ["across a border", "YUANHANG (HK) CO., LTD"],
  ["Norway", "DNB AND SONS"],
] as const)("%s, %s is accepted", (place, name) => {
  expect(code(name, place)).toBeUndefined();
});

test.each([
  ["Japan locally", "YUANHANG", "bank.accountName.japanese"],
  ["Japan locally", "远航🚀カ", "bank.accountName.japanese"],
  ["Japan locally", "カ&エ", "bank.accountName.ampersand"],
  ["China locally", "A & B", "bank.accountName.ampersand"],
  ["China locally", "甲＆乙", "bank.accountName.ampersand"],
  ["China locally", "ＹＵＡＮＨＡＮＧ", "bank.accountName.fullWidth"],
  ["China locally", "远航\u200d电子", "bank.accountName.characters"],
  ["China locally", "远航🚀", "bank.accountName.characters"],
  ["across a border", "株式会社遠航", "bank.accountName.english"],
  ["across a border", "ＡＢＣ", "bank.accountName.fullWidth"],
  ["across a border", "ABC　CO", "bank.accountName.fullWidth"],
  ["Norway", "深圳", "bank.accountName.english"],
  ["Norway", "BLÅBÆR AS", "bank.accountName.english"],
  ["Norway", "AB\u202eC", "bank.accountName.english"],
  ["Norway", "AB\u0301C", "bank.accountName.english"],
] as const)("%s, %s is rejected", (place, name, expected) => {
  expect(code(name, place)).toBe(expected);
});

test.each([
  ["Japan locally", "カ&エ", "カ AND エ"],
  ["China locally", "A & B", "A AND B"],
  ["China locally", "甲＆乙", "甲 AND 乙"],
  ["Norway", "DNB&SONS&CO", "DNB AND SONS AND CO"],
  ["Norway", "深圳 & 甲", undefined],
] as const)("%s, an ampersand in %s is repaired to %s", (place, name, repair) => {
  const [country, registered] = places[place];
  expect(accountNameProblem(name, country, registered)?.repair).toBe(repair);
});

test("while the countries are unknown, only the ampersand is rejected", () => {
  expect(accountNameProblem("遠航", undefined, "CN")).toBeUndefined();
  expect(accountNameProblem("遠航", "JP", undefined)).toBeUndefined();
  expect(accountNameProblem("A&B", undefined, undefined)?.code).toBe("bank.accountName.ampersand");
  expect(accountNameProblem("遠航", "NO", undefined)?.code).toBe("bank.accountName.english");
});

const names = fc.string({ unit: fc.constantFrom(..."ガパァ々株远A1é 　Ａ&-\u3099\u200b🚀") });

property.prop([names, fc.constantFrom(...Object.values(places))])(
  "composed and decomposed spellings get the same result",
  (name, [country, registered]) => {
    expect(accountNameProblem(name.normalize("NFD"), country, registered)).toEqual(
      accountNameProblem(name.normalize("NFC"), country, registered),
    );
  },
);

property.prop([fc.string({ unit: "grapheme" })])(
  "a name equals its own normalised form, whatever its width and case",
  (name) => {
    expect(isSameName(name, name.normalize("NFKC"))).toBe(true);
  },
);
