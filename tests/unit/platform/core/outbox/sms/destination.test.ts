import { expect, test } from "vitest";
import { findSmsObstacle } from "~/platform/core/outbox/sms-destination";
import { servedCountries } from "~/rules/registration/home-country";

/** Ranges of the ITU's list of country codes (E.164, annex of 2016) and of the regulators of +1, +44 and +33. */
test.for([
  ["a premium number in the United States", "+19005550123"],
  ["a premium number in the United Kingdom", "+449091234567"],
  ["a personal number in the United Kingdom, which is as expensive", "+447056123456"],
  ["a premium number in France", "+33899123456"],
  ["an international network", "+882161234567"],
  ["another international network", "+8835100123456"],
  ["an Inmarsat phone", "+870773111632"],
  ["an Iridium phone", "+881622412345"],
  ["an international premium number", "+979123456789"],
  ["an international shared-cost number", "+80812345678"],
  ["an international freephone number", "+80012345678"],
  ["a freephone number", "+18005551234"],
  ["a landline", "+442071838750"],
  ["an unassigned number", "+13900000000"],
])("%s receives no messages, regardless of the countries set", ([, number]) => {
  for (const countries of ["*", servedCountries, ["US", "GB", "FR"]] as const)
    expect(findSmsObstacle(number!, countries)).toBe("notPersonal");
});

test.for([
  ["China", "+8613800138000"],
  ["Hong Kong", "+85291234567"],
  ["Macao", "+85366123456"],
  ["Taiwan", "+886912345678"],
  ["Germany", "+4915123456789"],
  ["Japan", "+819012345678"],
  ["India", "+919876543210"],
])("a mobile from %s, a country the portal serves, is sent messages by default", ([, number]) => {
  expect(findSmsObstacle(number!)).toBeNull();
});

test("every mobile of mainland China is sent messages, even if the library does not know its range", () => {
  for (let range = 130; range < 200; range += 1) expect(findSmsObstacle(`+86${range}00138000`)).toBeNull();
});

test("a mobile of another country is sent messages if the setting includes its country", () => {
  expect(findSmsObstacle("+6581234567")).toBe("country");
  expect(findSmsObstacle("+6581234567", ["CN", "SG"])).toBeNull();
  expect(findSmsObstacle("+6581234567", "*")).toBeNull();
});

test("countries that share a country code are distinguished", () => {
  expect(findSmsObstacle("+14155550123", ["US"])).toBeNull();
  expect(findSmsObstacle("+14165550123", ["US"]), "Canada").toBe("country");
  expect(findSmsObstacle("+18768401234", ["US"]), "Jamaica").toBe("country");
  expect(findSmsObstacle("+77011234567", ["RU"]), "Kazakhstan").toBe("country");
});
