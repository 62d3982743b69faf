import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { daysAfter } from "~/rules/dates";
import { date } from "~/rules/field";

const isDate = (value: string) => date().safeParse(value).success;

test.each(["1900-01-01", "2000-02-29", "2024-02-29", "2100-12-31"])("%s is a date", (value) => {
  expect(isDate(value)).toBe(true);
});

test.each([
  "1899-12-31",
  "1900-02-29",
  "2025-02-29",
  "2025-02-30",
  "2025-13-01",
  "2025-00-10",
  "2101-01-01",
  "2025-1-1",
  "2025/01/01",
  "２０２５-01-01",
  "2025-01-01T00:00",
])("%s is no date", (value) => {
  expect(isDate(value)).toBe(false);
});

property.prop([fc.date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true }), fc.nat(60)])(
  "every calendar day is a date, and days later is that many days later",
  (day, days) => {
    const value = day.toISOString().slice(0, 10);
    expect(isDate(value)).toBe(true);
    expect((Date.parse(daysAfter(value, days)) - Date.parse(value)) / 86_400_000).toBe(days);
  },
);
