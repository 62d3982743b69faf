import { expect, test } from "vitest";
import { countryFieldOf, takesDigits } from "~/ui/form/kinds/keypads";

test.each([
  ["a CNAPS code", "cnaps", "", true],
  ["an IFSC code", "ifsc", "", false],
  ["an account number, which may begin with letters", "accountNumber", "", false],
  ["a Chinese postcode", "registeredPostcode", "CN", true],
  ["a postcode while its country is not chosen", "officePostcode", "", true],
  ["a British postcode", "officePostcode", "GB", false],
])("%s gets the matching keypad", (_, label, country, isNumeric) => {
  expect(takesDigits(label, country)).toBe(isNumeric);
});

test("only the keypad of a postcode depends on a country", () => {
  expect(["officePostcode", "accountNumber"].map(countryFieldOf)).toEqual(["officeCountry", ""]);
});
