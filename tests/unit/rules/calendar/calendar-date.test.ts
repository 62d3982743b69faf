import { fc, test as property } from "@fast-check/vitest";
import { expect, test, vi } from "vitest";
import { daysAfter, daysBetween } from "~/rules/calendar/calendar-date";
import { date } from "~/rules/fields/builders";

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
])("%s is not a date", (value) => {
  expect(isDate(value)).toBe(false);
});

property.prop([fc.date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true }), fc.nat(60)])(
  "every calendar day is a valid date, and adding days gives a date that many days later",
  (day, days) => {
    const value = day.toISOString().slice(0, 10);
    expect(isDate(value)).toBe(true);
    expect((Date.parse(daysAfter(value, days)) - Date.parse(value)) / 86_400_000).toBe(days);
  },
);

test("counts the days between two dates across a clock change and a leap day", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
  expect(daysBetween("2026-11-24", "2026-11-20")).toBe(-4);
});

test.each(["UTC", "Asia/Shanghai", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "days are counted the same in the time zone %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(daysBetween("2026-11-24", "2026-11-21")).toBe(-3);
    expect(daysBetween("2026-11-24", "2026-11-27")).toBe(3);
    vi.unstubAllEnvs();
  },
);
