import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { expectedBy } from "~/rules/onboarding/promised-dates";
import { expectedEnd, readClock, type StateEntry, toClock } from "~/rules/onboarding/review-clock";

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.parse("2026-03-02T01:00:00.000Z");
const at = (ms: number) => new Date(start + ms).toISOString();
const ms = (most: number) => fc.integer({ min: 1, max: most * dayMs });

/** A registration submitted at the start, followed by these turns: with us, then with its supplier. */
function toHistory(
  turns: readonly { withUs: number; withSupplier: number }[],
  [review, supplier]: readonly ["preliminaryReview", "filling"] | readonly ["internalReview", "certification"],
): StateEntry[] {
  let time = 0;
  const history: StateEntry[] = [
    { state: supplier, at: at(-dayMs) },
    { state: review, at: at(0) },
  ];
  for (const { withUs, withSupplier } of turns) {
    history.push({ state: supplier, at: at((time += withUs)) }, { state: review, at: at((time += withSupplier)) });
  }
  return history;
}

const turns = fc.array(fc.record({ withUs: ms(20), withSupplier: ms(90) }), { maxLength: 4 });
const reviews = fc.constantFrom(
  ["preliminaryReview", "filling"] as const,
  ["internalReview", "certification"] as const,
);

test("only time with the supplier extends the deadline, by exactly its length", () => {
  fc.assert(
    fc.property(turns, reviews, (way, states) => {
      const pause = way.reduce((sum, { withSupplier }) => sum + withSupplier, 0);
      const promise = expectedBy(states[0], at(0)) ?? "";
      expect(expectedEnd(states[0], toHistory(way, states))).toBe(new Date(Date.parse(promise) + pause).toISOString());
    }),
  );
});

test("a registration that was never returned retains its original deadline", () => {
  const history: StateEntry[] = [{ state: "preliminaryReview", at: "2026-03-02T01:00:00.000Z" }];
  expect(expectedEnd("preliminaryReview", history)).toBe("2026-03-16T01:00:00.000Z");
  expect(expectedEnd("filling", [])).toBeNull();
  expect(toClock("filling", [{ state: "filling", at: at(0) }])).toBeNull();
});

test("the clock pauses while the supplier makes changes, and then continues where it stopped", () => {
  fc.assert(
    fc.property(turns, reviews, ms(20), ms(90), (way, states, withUs, withSupplier) => {
      const running = toHistory(way, states);
      const returnedAt = Date.parse(running.at(-1)?.at ?? "") + withUs;
      const returned: StateEntry[] = [...running, { state: states[1], at: new Date(returnedAt).toISOString() }];
      const paused = toClock(states[1], returned);
      const later = new Date(returnedAt + withSupplier);
      const back = toClock(states[0], [...returned, { state: states[0], at: later.toISOString() }]);
      if (!paused || !back) return expect.unreachable();
      const before = readClock(paused, new Date(returnedAt));
      expect(before.isPaused).toBe(true);
      expect(readClock(paused, later)).toEqual(before);
      expect(readClock(back, later)).toEqual({ ...before, isPaused: false });
    }),
  );
});

test("a reopened review continues where its rejection ended it", () => {
  const history: StateEntry[] = [
    { state: "preliminaryReview", at: at(0) },
    { state: "refused", at: at(4 * dayMs) },
    { state: "preliminaryReview", at: at(10 * dayMs) },
  ];
  expect(expectedEnd("preliminaryReview", history)).toBe(at(20 * dayMs));
  expect(toClock("refused", history.slice(0, 2))).toBeNull();
});

test("a started day counts as a full day of delay", () => {
  const clock = toClock("preliminaryReview", [{ state: "preliminaryReview", at: at(0) }]);
  if (!clock) return expect.unreachable();
  expect(readClock(clock, new Date(start + 12 * dayMs))).toEqual({ day: 13, days: 14, late: 0, isPaused: false });
  expect(readClock(clock, new Date(start + 14 * dayMs + 1))).toEqual({ day: 14, days: 14, late: 1, isPaused: false });
});
