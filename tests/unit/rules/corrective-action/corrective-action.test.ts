import { fc } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { isDueDay, reminderDay, toDueDays } from "~/rules/corrective-action/due-days";
import { correctiveRequest, decisionWithin, requestWithin } from "~/rules/corrective-action/corrective-request";
import { correctiveTitleMax } from "~/rules/corrective-action/limits";
import { parseCorrectivePlace, toCorrectiveQuery } from "~/rules/corrective-action/corrective-place";
import {
  correctiveDecisions,
  isCorrectiveOver,
  nextCorrective,
} from "~/rules/corrective-action/corrective-transitions";
import { daysAfter } from "~/rules/calendar/calendar-date";

describe("a corrective action", () => {
  test("goes from the request through the response to its end", () => {
    expect(nextCorrective("open", "answer")?.to).toBe("answered");
    expect(nextCorrective("answered", "return")?.to).toBe("open");
    expect(nextCorrective("answered", "close")?.to).toBe("closed");
    for (const state of ["open", "answered"] as const) expect(nextCorrective(state, "withdraw")?.to).toBe("withdrawn");
  });

  test("cannot be closed before a response, and is final once it has ended", () => {
    expect(nextCorrective("open", "close")).toBeUndefined();
    expect(nextCorrective("answered", "answer")).toBeUndefined();
    for (const state of ["closed", "withdrawn"] as const) {
      expect(isCorrectiveOver(state)).toBe(true);
      for (const event of [...correctiveDecisions, "answer", "endWithSupplier"] as const)
        expect(nextCorrective(state, event)).toBeUndefined();
    }
  });
});

describe("the due date", () => {
  const today = "2026-02-28";

  test("is tomorrow at the earliest and in a year at the latest", () => {
    expect(toDueDays(today)).toEqual({ first: "2026-03-01", last: "2027-02-28" });
    expect([today, "2026-03-01", "2027-02-28", "2027-03-01"].map((day) => isDueDay(day, today))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("has reminders 7, 1 and 0 days before, on the day after, and weekly after that", () => {
    const dueOn = "2026-03-15";
    const reminderDays = new Set<string>();
    for (let passed = -30; passed <= 22; passed += 1) {
      const day = reminderDay(dueOn, daysAfter(dueOn, passed));
      if (day !== null) reminderDays.add(day);
    }
    expect([...reminderDays]).toEqual([
      "2026-03-08",
      "2026-03-14",
      "2026-03-15",
      "2026-03-16",
      "2026-03-22",
      "2026-03-29",
      "2026-04-05",
    ]);
  });

  test("never has a reminder ahead of time, and its reminders only move forward", () => {
    const offset = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(offset, offset, (one, other) => {
        const dueOn = "2026-03-15";
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((days) => daysAfter(dueOn, days));
        const [before, after] = [reminderDay(dueOn, earlier ?? ""), reminderDay(dueOn, later ?? "")];
        expect(after === null || after <= (later ?? "")).toBe(true);
        expect(before === null || (after !== null && before <= after)).toBe(true);
      }),
    );
  });
});

describe("the typed form", () => {
  const typed = { title: " Mixed batches ", text: "Sort the stock.\nSend the report.", dueOn: "2026.3.15" };

  test("is trimmed, and accepts a date in any common format", () => {
    expect(correctiveRequest.parse(typed)).toEqual({
      title: "Mixed batches",
      text: "Sort the stock.\nSend the report.",
      dueOn: "2026-03-15",
    });
  });

  test.each([
    { title: "  " },
    { title: "x".repeat(correctiveTitleMax + 1) },
    { title: "two\nlines" },
    { text: "" },
    { dueOn: "2026-02-30" },
    { dueOn: "" },
  ])("is rejected with $title$text$dueOn", (wrong) => {
    expect(correctiveRequest.safeParse({ ...typed, ...wrong }).success).toBe(false);
  });

  test("must have a date in the allowed range if the decision sets one", () => {
    const days = { firstDay: "2026-03-01", lastDay: "2026-03-31" };
    expect(requestWithin(days.firstDay, days.lastDay).safeParse({ ...typed, dueOn: "2026-04-01" }).success).toBe(false);
    const comeBack = decisionWithin(nextCorrective("answered", "return"), days);
    expect(comeBack.safeParse({ text: "The report is missing", dueOn: "2026-04-01" }).success).toBe(false);
    expect(comeBack.safeParse({ text: "", dueOn: "2026-03-20" }).success).toBe(false);
    const close = decisionWithin(nextCorrective("answered", "close"), days);
    expect(close.parse({ text: "", dueOn: "typed before" })).toEqual({ text: "", dueOn: "" });
  });
});

test("a list view is written to a URL and read back", () => {
  const place = { state: "answered", search: "安科", page: 2, size: 50 } as const;
  expect(parseCorrectivePlace(new URLSearchParams(toCorrectiveQuery(place)))).toEqual(place);
  expect(toCorrectiveQuery(parseCorrectivePlace(new URLSearchParams("state=lost&page=-1")))).toEqual({});
});
