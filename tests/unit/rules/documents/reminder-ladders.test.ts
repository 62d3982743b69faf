import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { daysAfter, daysBetween } from "~/rules/calendar/calendar-date";
import { documentKinds } from "~/rules/documents/document-kinds";
import { firstRung, isWrittenTo, recipients, rungDue } from "~/rules/documents/reminder-ladders";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter("2000-01-01", days));
const kind = fc.constantFrom(...documentKinds);
const renewed = fc.constantFrom("certificate", "permit", "licence", "paper" as const);

/** The reminder steps reached when looking on these days, each once. */
function rungsMet(dueOn: string, days: readonly string[], of: Parameters<typeof rungDue>[0]) {
  const met = days.map((today) => rungDue(of, dueOn, today)).filter((rung) => rung !== null);
  return met.filter((rung, at) => at === 0 || rung !== met[at - 1]);
}

test.for([
  ["certificate", [90, 60, 30, 14, 7, 1, 0, -7, -14, -21]],
  ["permit", [90, 60, 30, 14, 7, 1, 0, -7, -14, -21]],
  ["licence", [60, 30, 14, 7, 1, 0, -7, -14, -21]],
  ["paper", [30, 14, 7, 1, 0, -7, -14, -21]],
  ["audit", [60, 30, 7]],
] as const)("a %s has a reminder at each step of its ladder, and weekly once expired", ([of, rungs]) => {
  const days = Array.from({ length: 150 }, (_, at) => daysAfter("2026-01-01", at - 123));
  expect(rungsMet("2026-01-01", days.slice(0, 123 + 22), of)).toEqual(rungs);
});

test("there is no reminder before the first step, and every step is reached on its exact day", () =>
  fc.assert(
    fc.property(kind, day, fc.integer({ min: -400, max: 400 }), (of, dueOn, left) => {
      const today = daysAfter(dueOn, -left);
      const rung = rungDue(of, dueOn, today);
      if (left > firstRung) expect(rung).toBeNull();
      if (rung !== null) {
        expect(rung).toBeGreaterThanOrEqual(daysBetween(today, dueOn));
        expect(rungDue(of, dueOn, daysAfter(dueOn, -rung))).toBe(rung);
      }
    }),
  ));

test("the steps come in order, and missed days give only the latest one", () =>
  fc.assert(
    fc.property(renewed, day, fc.uniqueArray(fc.integer({ min: -120, max: 60 }), { minLength: 1 }), (of, dueOn, at) => {
      const days = at.toSorted((a, b) => a - b).map((distance) => daysAfter(dueOn, distance));
      const met = rungsMet(dueOn, days, of);
      expect(met).toEqual(met.toSorted((a, b) => b - a));
      expect(new Set(met).size).toBe(met.length);
      expect(met.length).toBeLessThanOrEqual(days.length);
    }),
  ));

test("the main contact is notified first; the second contact, the registrant and purchasing join step by step", () => {
  const recipientsAt = (rung: number) => recipients.filter((recipient) => isWrittenTo(recipient, rung));
  expect(recipientsAt(90)).toEqual(["contact"]);
  expect(recipientsAt(30)).toEqual(["contact", "secondContact"]);
  expect(recipientsAt(7)).toEqual(["contact", "secondContact", "registrant"]);
  expect(recipientsAt(0)).toEqual([...recipients]);
  expect(recipientsAt(-70)).toEqual([...recipients]);
});
