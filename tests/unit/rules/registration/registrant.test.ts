import { expect, test } from "vitest";
import { agreement } from "~/rules/registration/agreement";
import { registrant, registrantBeforeCode } from "~/rules/registration/registrant";
import { findErrors } from "~/rules/section-findings";
import { codesByField } from "./asking";

const person = { name: "李娜", email: "li@yuanhang.cn", code: "012345" };
const codes = (changes: object) =>
  registrant.safeParse({ ...person, ...changes }).error?.issues.map((issue) => issue.message) ?? [];

test("a registrant has a name, an email address and a code", () => {
  expect(codes({})).toEqual([]);
  expect(registrantBeforeCode.safeParse({ name: person.name, email: person.email }).success).toBe(true);
});

test.each([
  ["no name", { name: undefined }, "field.required"],
  ["no email", { email: undefined }, "field.required"],
  ["a wrong email", { email: "li@yuanhang" }, "registrant.email.invalid"],
  ["no code", { code: undefined }, "registrant.code.required"],
  ["five digits", { code: "12345" }, "registrant.code.digits"],
  ["a letter among the digits", { code: "12345O" }, "registrant.code.digits"],
])("a registrant with %s is rejected", (_, changes, code) => {
  expect(codes(changes)).toEqual([code]);
});

test("only a supplier registered in China who ticks the agreement can continue", () => {
  const found = (country: string, consentAgreementFlag: string) =>
    codesByField(findErrors(agreement, { country, consentAgreementFlag }, { today: "2025-06-15" }));
  expect(found("CN", "1")).toEqual([]);
  expect(found("DE", "1")).toEqual(["country registration.country"]);
  expect(found("CN", "")).toEqual(["consentAgreementFlag registration.consent"]);
  expect(found("", "0")).toEqual(["country field.choose", "consentAgreementFlag field.invalid"]);
});
