import { fc } from "@fast-check/vitest";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { daysAfter } from "~/rules/calendar/calendar-date";
import { scorecardForm, toFormValues } from "~/rules/scorecard/scorecard-form";
import { scoredQuarters, scoreMax } from "~/rules/scorecard/limits";
import { grades, measures, toGrade, toTotal, weights } from "~/rules/scorecard/measures";
import { listScorableQuarters, parseQuarter, quarterPattern } from "~/rules/scorecard/quarters";

const score = fc.integer({ min: 0, max: scoreMax });
const scores = fc.record({ quality: score, delivery: score, price: score, service: score });
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter("2020-01-01", days));

test("the weights of the four measures add up to 100", () => {
  expect(measures.reduce((sum, measure) => sum + weights[measure], 0)).toBe(100);
});

test("the total is the weighted average, with quality weighted most", () => {
  expect(toTotal({ quality: 93, delivery: 88, price: 85, service: 95 })).toBe(91);
  expect(toTotal({ quality: 100, delivery: 0, price: 0, service: 0 })).toBe(40);
  expect(toTotal({ quality: 0, delivery: 0, price: 0, service: 10 })).toBe(2);
});

test("a total is between the lowest and the highest score, and a better score never lowers total or grade", () =>
  fc.assert(
    fc.property(scores, fc.constantFrom(...measures), score, (before, measure, other) => {
      const total = toTotal(before);
      expect(Number.isInteger(total)).toBe(true);
      expect(total).toBeGreaterThanOrEqual(Math.min(...Object.values(before)));
      expect(total).toBeLessThanOrEqual(Math.max(...Object.values(before)));
      const better = toTotal({ ...before, [measure]: Math.max(before[measure], other) });
      expect(better).toBeGreaterThanOrEqual(total);
      expect(toGrade(better) <= toGrade(total)).toBe(true);
    }),
  ));

test.for([
  [100, "A"],
  [90, "A"],
  [89, "B"],
  [75, "B"],
  [74, "C"],
  [60, "C"],
  [59, "D"],
  [0, "D"],
] as const)("%i points give grade %s", ([total, grade]) => {
  expect(toGrade(total)).toBe(grade);
});

test("every total has a grade", () => {
  expect(grades.at(-1)?.from).toBe(0);
});

test.for([
  ["2026-07-31", "2026-Q2"],
  ["2026-08-31", "2026-Q2"],
  ["2026-09-01", "2026-Q3"],
  ["2026-12-01", "2026-Q4"],
  ["2027-01-01", "2026-Q4"],
] as const)("on %s the latest quarter that can be scored is %s", ([today, newest]) => {
  expect(listScorableQuarters(today)[0]).toBe(newest);
});

test("on any day the quarters of two years can be scored, in sequence and never in the future", () =>
  fc.assert(
    fc.property(day, (today) => {
      const quarters = listScorableQuarters(today);
      expect(quarters).toHaveLength(scoredQuarters);
      expect(quarters).toEqual(quarters.toSorted().toReversed());
      expect(new Set(quarters).size).toBe(scoredQuarters);
      for (const quarter of quarters) {
        expect(quarter).toMatch(quarterPattern);
        const { year, quarter: number } = parseQuarter(quarter);
        expect(`${year}-${String(Number(number) * 3).padStart(2, "0")}-01` <= today).toBe(true);
      }
    }),
  ));

const typed = { quality: "93", delivery: " 88 ", price: "８５", service: "0", note: " 请备料 " };
const errorsOf = (values: object) =>
  z.safeParse(scorecardForm, { ...typed, ...values }).error?.issues.map(({ path, message }) => [path[0], message]) ??
  [];

test("scores are read as typed, in half-width or full-width digits", () => {
  const entered = { quality: 93, delivery: 88, price: 85, service: 0, note: "请备料" };
  expect(z.parse(scorecardForm, typed)).toEqual(entered);
  expect(z.parse(scorecardForm, toFormValues(entered))).toEqual(entered);
  expect(toFormValues(undefined)).toEqual({ quality: "", delivery: "", price: "", service: "", note: "" });
});

test("every score is required, as a whole number from 0 to 100", () => {
  expect(errorsOf({ quality: "101", delivery: "" })).toEqual([
    ["quality", "notAScore"],
    ["delivery", "field.required"],
    ["delivery", "notAScore"],
  ]);
  for (const wrong of ["-1", "9.5", "1e2", "abc", "1000000", "NaN"])
    expect(errorsOf({ price: wrong })).toEqual([["price", "notAScore"]]);
  expect(errorsOf({ note: "长".repeat(501) })).toEqual([["note", "field.tooLong"]]);
  expect(errorsOf({ note: "\u202e" })).toEqual([["note", "field.characters"]]);
});
