import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { daysAfter } from "~/rules/calendar/calendar-date";
import { editedNotice, lastDayOf, noticeState, toEndInstant } from "~/rules/workspace/managed-notice";
import { emptyNotice } from "~/sub-apps/gsrm/managed-notices/new-notice";

const filled = { ...emptyNotice, zhTitle: "标题", zhText: "正文", enTitle: "Title", enText: "Text" };
const codesOf = (typed: object) =>
  editedNotice.safeParse({ ...filled, ...typed }).error?.issues.map(({ message }) => message);

test("a notice needs a title and a text in both languages", () => {
  expect(codesOf({ zhTitle: " ", enText: "" })).toEqual(["field.required", "field.required"]);
  expect(codesOf({})).toBeUndefined();
});

test("the last day cannot be before the first", () => {
  expect(codesOf({ firstDay: "2026-03-02", lastDay: "2026-03-01" })).toEqual(["notice.lastDay"]);
  expect(codesOf({ firstDay: "2026-03-02", lastDay: "2026-03-02" })).toBeUndefined();
  expect(codesOf({ lastDay: "2026-02-30" })).toEqual(["field.date"]);
});

test("the day on which a notice ends is its last, until the end of that day in China", () => {
  expect(toEndInstant("2026-03-01", "")).toBe("2026-03-01T16:00:00.000Z");
  expect(toEndInstant("", "2026-03-01")).toBeNull();
  expect(toEndInstant("2026-03-01", "2026-03-01")).toBeUndefined();
  expect(lastDayOf(null)).toBe("");
});

property.prop([fc.integer({ min: 0, max: 20_000 })])("every last day is read back as it was entered", (days) => {
  const day = daysAfter("2000-01-01", days);
  expect(lastDayOf(toEndInstant(day, "") ?? null)).toBe(day);
});

test("a notice is current from its first instant until the instant at which it ends", () => {
  const period = { from: "2026-03-01T00:00:00.000Z", until: "2026-03-02T00:00:00.000Z" };
  expect(noticeState(period, "2026-02-28T23:59:59.999Z")).toBe("scheduled");
  expect(noticeState(period, period.from)).toBe("current");
  expect(noticeState(period, period.until)).toBe("ended");
  expect(noticeState({ ...period, until: null }, period.until)).toBe("current");
});
