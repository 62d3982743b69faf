import { expect, test } from "vitest";
import {
  certificationErrors,
  certificationWarnings,
  documentRule,
  documentTypes,
} from "~/rules/onboarding/certification";

const today = "2025-06-15";
const all = documentTypes.map((type) => ({
  type,
  files: documentRule(type).isRequired ? 1 : 0,
  infected: 0,
  expiresOn: documentRule(type).expiry === "needed" ? "2026-01-01" : null,
}));
const but = (changes: Partial<(typeof all)[number]>) =>
  all.map((one) => (one.type === "environment" ? { ...one, ...changes } : one));

test("with every required document, and every certificate in force, it can be submitted", () => {
  expect(certificationErrors(all, today)).toEqual([]);
  expect(certificationErrors([], today).map(({ code }) => code)).toEqual(Array(5).fill("certification.file.required"));
});

test.each([
  ["no file", { files: 0 }, "environment.file", "certification.file.required"],
  ["a file with a virus", { files: 0, infected: 1 }, "environment.file", "certification.file.infected"],
  ["a file with a virus and a clean one", { files: 1, infected: 1 }, "environment.file", "certification.file.infected"],
  ["no expiry date", { expiresOn: null }, "environment.expiresOn", "certification.expiresOn.required"],
  ["an expired document", { expiresOn: "2025-06-14" }, "environment.expiresOn", "certification.expiresOn.past"],
])("%s prevents submission", (_, changes, field, code) => {
  expect(certificationErrors(but(changes), today)).toEqual([{ field, code }]);
});

test("a document that expires today still counts, with a warning", () => {
  const last = but({ expiresOn: today });
  expect(certificationErrors(last, today)).toEqual([]);
  expect(certificationWarnings(last, today)).toEqual([
    { field: "environment.expiresOn", code: "certification.expiresOn.soon", params: { days: 30 } },
  ]);
});
