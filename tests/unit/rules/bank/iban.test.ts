import { fc, test as property } from "@fast-check/vitest";
import { countrySpecs } from "ibantools";
import { expect, test } from "vitest";
import { ibanProblem, isIbanChecked } from "~/rules/bank/iban";
import { ibanCountryOf, ibanLengths } from "~/rules/bank/iban-lengths";

const samples = [
  "DE89370400440532013000",
  "FR1420041010050500013M02606",
  "GB29NWBK60161331926819",
  "NL91ABNA0417164300",
  "ES9121000418450200051332",
  "LU280019400644750000",
  "NO9386011117947",
  "MT84MALT011000012345MTLCAST001S",
];

test.each(samples)("the published sample %s is accepted and checked", (iban) => {
  expect(ibanProblem(iban)).toBeUndefined();
  expect(isIbanChecked(iban)).toBe(true);
});

test("the registry has 89 countries, with the lengths another library gives them", () => {
  expect(ibanLengths.size).toBe(89);
  for (const [country, length] of ibanLengths)
    expect([country, countrySpecs[country]?.chars]).toEqual([country, length]);
});

test("Guadeloupe has French IBANs, China has none", () => {
  expect(["GP", "JE", "NO", "CN", "toString"].map(ibanCountryOf)).toEqual(["FR", "GB", "NO", undefined, undefined]);
});

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** A well-formed IBAN of any country, with check digits worked out the slow way: as one big number. */
const ibans = fc.constantFrom(...ibanLengths).chain(([country, length]) =>
  fc.string({ unit: fc.constantFrom(...capitals), minLength: length - 4, maxLength: length - 4 }).map((bban) => {
    const digits = [...`${bban}${country}00`].map((char) => String(Number.parseInt(char, 36))).join("");
    return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${bban}`;
  }),
);

property.prop([ibans])("every IBAN made by the standard passes", (iban) => {
  expect(ibanProblem(iban)).toBeUndefined();
  expect(isIbanChecked(iban)).toBe(true);
});

const typos = fc.tuple(ibans, fc.nat(), fc.constantFrom(...capitals)).map(([iban, at, char]) => {
  const place = 2 + (at % (iban.length - 2));
  return { meant: iban[place] ?? "", char, iban: iban.slice(0, place) + char + iban.slice(place + 1) };
});
const isNoticed = ({ iban }: { iban: string }) => Boolean(ibanProblem(iban)) || !isIbanChecked(iban);
const isDigit = (char: string) => /\d/.test(char);

property.prop([typos])("one wrong digit, or one wrong letter, is always noticed", (typo) => {
  fc.pre(typo.char !== typo.meant && isDigit(typo.char) === isDigit(typo.meant));
  expect(isNoticed(typo)).toBe(true);
});

test("a digit for a letter is nearly always noticed: at least 99 of 100 wrong characters are", () => {
  const wrong = fc.sample(typos, { numRuns: 5000, seed: 97 }).filter(({ char, meant }) => char !== meant);
  expect(wrong.filter(isNoticed).length / wrong.length).toBeGreaterThan(0.99);
});

property.prop([ibans, fc.nat()])("two digits or two letters swapped are noticed", (iban, at) => {
  const place = 4 + (at % (iban.length - 5));
  const pair = iban.slice(place, place + 2);
  // `2M` and `M2` are the same number to the standard (2 22, 22 2): no implementation can tell them apart.
  fc.pre(/^(?:\d\d|[A-Z]{2})$/.test(pair) && pair[0] !== pair[1]);
  const swapped = `${iban.slice(0, place)}${iban[place + 1]}${iban[place]}${iban.slice(place + 2)}`;
  expect(isIbanChecked(swapped)).toBe(false);
});

property.prop([fc.string({ unit: "binary" })])("nothing a supplier types makes the check fail", (typed) => {
  expect(() => [ibanProblem(typed), isIbanChecked(typed)]).not.toThrow();
});
