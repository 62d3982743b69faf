import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { asksForConsent, consentDate, isConsentDate, mayConfirm } from "~/rules/consent/india-consent";
import { consentDateFormat } from "~/rules/limits/screens";

test.each([
  ["IN", null, true],
  ["IN", 0, true],
  ["IN", 1, false],
  ["CN", null, false],
  ["CN", 0, false],
  ["CN", 1, false],
  [null, null, false],
  [null, 0, false],
  [null, 1, false],
  ["in", 0, false],
] as const)("region %s with flag %s requires consent: %s", (urlFlag, confirmFlag, isAsked) => {
  expect(asksForConsent({ urlFlag, confirmFlag })).toBe(isAsked);
});

test.each([
  [0, false, false],
  [0, true, false],
  [1, false, false],
  [1, true, true],
] as const)("agreement %i and registration %s allow confirming: %s", (consentAgreementFlag, registration, may) => {
  expect(mayConfirm({ consentAgreementFlag, registration })).toBe(may);
});

test("the time of a consent is in the user's time zone", () => {
  const now = new Date("2025-12-31T20:05:09.123Z");
  expect(consentDate(now, "GMT+5")).toBe("2026-01-01 01:05:09");
  expect(consentDate(now, "GMT+5:30")).toBe("2026-01-01 01:35:09");
  expect(consentDate(now, "GMT-8")).toBe("2025-12-31 12:05:09");
  expect(consentDate(now, "GMT+5")).toHaveLength(consentDateFormat.length);
});

property.prop([fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") })])(
  "every existing point in time is valid",
  (moment) => {
    expect(isConsentDate(consentDate(moment, "GMT+5"))).toBe(true);
  },
);

test.each([
  "",
  "2025-02-30 00:00:00",
  "2025-06-15",
  "2025-06-15T07:00:00",
  "2025-06-15 24:00:00",
  "15/06/2025 07:00:00",
])("%j is not valid", (text) => expect(isConsentDate(text)).toBe(false));
