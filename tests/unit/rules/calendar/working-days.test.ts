import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { daysAfter } from "~/rules/calendar/calendar-date";
import { countWorkingDays, isWorkingDay, workingDaysBefore } from "~/rules/calendar/working-days";

const none = new Map<string, boolean>();
const noon = (day: string) => `${day}T04:00:00.000Z`;

const days = [
  ["2025-01-26", true, "the Sunday worked before Spring Festival"],
  ["2025-01-28", false, "New Year's Eve"],
  ["2025-02-04", false, "the last day of Spring Festival"],
  ["2025-02-08", true, "the Saturday worked after it"],
  ["2025-10-06", false, "Mid-Autumn"],
  ["2026-02-14", true, "the Saturday worked before Spring Festival"],
  ["2026-02-23", false, "the last day of Spring Festival"],
  ["2026-02-24", true, "the Tuesday after it"],
  ["2026-10-10", true, "the Saturday worked after National Day"],
  ["2026-11-21", false, "a Saturday"],
  ["2026-11-23", true, "a Monday"],
  ["2027-03-01", true, "a Monday of a year without a notice"],
] as const;

test.each(days.map(([day, isWorking, what]) => ({ day, isWorking, what })))("$day, $what", ({ day, isWorking }) => {
  expect(isWorkingDay(none, day)).toBe(isWorking);
});

test("the company's own days take precedence over China's", () => {
  const own = new Map([
    ["2026-11-23", false],
    ["2026-11-22", true],
  ]);
  expect(countWorkingDays(none, noon("2026-11-20"), noon("2026-11-24"))).toBe(2);
  expect(countWorkingDays(own, noon("2026-11-20"), noon("2026-11-24"))).toBe(2);
  expect(countWorkingDays(own, noon("2026-11-20"), noon("2026-11-23"))).toBe(1);
});

test("nine days of Spring Festival are not working days, and days are counted in China's time zone", () => {
  expect(countWorkingDays(none, noon("2026-02-14"), noon("2026-02-23"))).toBe(0);
  expect(countWorkingDays(none, "2026-11-23T15:59:00.000Z", "2026-11-23T16:01:00.000Z")).toBe(1);
  expect(countWorkingDays(none, "2026-11-23T01:00:00.000Z", "2026-11-23T15:59:00.000Z")).toBe(0);
});

test("a time before the limit is at least that many working days ago, and no other time is", () => {
  const day = fc.integer({ min: 0, max: 800 }).map((later) => daysAfter("2025-01-10", later));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 15 }), (today, ago, count) => {
      const since = noon(daysAfter(today, -ago));
      const limit = workingDaysBefore(none, noon(today), count);
      expect(since < limit).toBe(countWorkingDays(none, since, noon(today)) >= count);
    }),
  );
});
