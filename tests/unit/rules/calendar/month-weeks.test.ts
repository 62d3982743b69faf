import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isCalendarDate } from "~/rules/calendar/calendar-date";
import { monthWeeks } from "~/rules/calendar/month-weeks";
import { moveDay, monthsLater } from "~/rules/calendar/move-day";
import { fullDayName, monthNames, partName, todayWord, weekdayNames, yearName } from "~/rules/calendar/calendar-words";

test("a month is six weeks from Monday, with gaps where other months have days", () => {
  const weeks = monthWeeks("2024-02");
  expect(weeks.map((days) => days.map((day) => day?.slice(8) ?? "··").join(" "))).toEqual([
    "·· ·· ·· 01 02 03 04",
    "05 06 07 08 09 10 11",
    "12 13 14 15 16 17 18",
    "19 20 21 22 23 24 25",
    "26 27 28 29 ·· ·· ··",
    "·· ·· ·· ·· ·· ·· ··",
  ]);
});

test("keys move by a day, a week, a month and a year", () => {
  const after = (key: string, isShift = false) => moveDay("2024-01-31", key, isShift);
  expect(after("ArrowLeft")).toBe("2024-01-30");
  expect(after("ArrowRight")).toBe("2024-02-01");
  expect(after("ArrowUp")).toBe("2024-01-24");
  expect(after("ArrowDown")).toBe("2024-02-07");
  expect(after("Home")).toBe("2024-01-29");
  expect(after("End")).toBe("2024-02-04");
  expect(after("PageDown")).toBe("2024-02-29");
  expect(after("PageUp")).toBe("2023-12-31");
  expect(after("PageDown", true)).toBe("2025-01-31");
  expect(after("PageUp", true)).toBe("2023-01-31");
  expect(after("a")).toBeUndefined();
  expect(after("constructor")).toBeUndefined();
});

test("the calendar ends where the dates of forms end", () => {
  expect(moveDay("1900-01-01", "ArrowLeft", false)).toBe("1900-01-01");
  expect(moveDay("2100-12-31", "PageDown", true)).toBe("2100-12-31");
  expect(monthsLater("2100-11-30", 3)).toBe("2100-12-31");
});

test("its names of days, months and years are in the page's language", () => {
  expect(weekdayNames("zh").map(({ short }) => short)).toEqual(["一", "二", "三", "四", "五", "六", "日"]);
  expect(weekdayNames("en").map(({ short }) => short)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  expect(monthNames("zh")[10]).toBe("11月");
  expect(monthNames("en")[10]).toBe("November");
  expect([yearName("zh", 2026), yearName("en", 2026)]).toEqual(["2026年", "2026"]);
  expect(fullDayName("zh", "2026-11-27")).toBe("2026年11月27日星期五");
  expect(fullDayName("en", "2026-11-27")).toBe("Friday, 27 November 2026");
  expect([partName("zh", "year"), partName("en", "month")]).toEqual(["年", "Month"]);
  expect([todayWord("zh"), todayWord("en")]).toEqual(["今天", "Today"]);
});

const anyDay = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyKey = fc.constantFrom("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown");

property.prop([anyDay, anyKey, fc.boolean()])("every key leads to a day that exists", (day, key, isShift) => {
  expect(isCalendarDate(moveDay(day, key, isShift) ?? "")).toBe(true);
});

property.prop([anyDay])("every month has its days once and in order", (day) => {
  const month = day.slice(0, 7);
  const days = monthWeeks(month)
    .flat()
    .filter((one) => one !== null);
  const [year = 0, number = 0] = month.split("-").map(Number);
  expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
  expect(days).toEqual([...new Set(days)].toSorted());
});
