import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type Sent, timeLeft, withSent } from "~/rules/files/time-left";
import { megabytes } from "~/rules/size";
import { minutes, seconds } from "~/rules/time";

/** A file sent at a steady pace, measured at each of these times. */
const steady = (bytesPerMs: number, times: readonly number[]) =>
  times.reduce<Sent[]>((moments, at) => withSent(moments, { at, bytes: at * bytesPerMs }), []);

test.each([
  ["two minutes", megabytes(1) / seconds(10), megabytes(12), { count: 2, unit: "minute" }],
  ["almost a minute", megabytes(1) / seconds(5), megabytes(10), { count: 50, unit: "second" }],
  ["hardly a moment", megabytes(1), megabytes(4000.1), { count: 5, unit: "second" }],
] as const)("%s of a file is left", (_name, pace, total, left) => {
  expect(timeLeft(steady(pace, [0, seconds(2), seconds(4)]), total)).toEqual(left);
});

test("the time left is unknown at first, for a small file, once all of it is sent, and while nothing arrives", () => {
  const pace = megabytes(1) / seconds(10);
  expect(timeLeft([], megabytes(10))).toBeNull();
  expect(timeLeft(steady(pace, [0, seconds(1)]), megabytes(10))).toBeNull();
  expect(timeLeft(steady(pace, [0, seconds(4)]), megabytes(0.9))).toBeNull();
  expect(timeLeft(steady(pace, [0, seconds(10)]), megabytes(1))).toBeNull();
  expect(
    timeLeft(
      [0, seconds(3)].map((at) => ({ at, bytes: 0 })),
      megabytes(10),
    ),
  ).toBeNull();
});

test("a connection that gets faster shortens the time left", () => {
  const slow = steady(megabytes(1) / seconds(60), [0, seconds(5), seconds(10)]);
  const sentBytes = slow.at(-1)?.bytes ?? 0;
  const fast = [20, 25, 30].reduce<Sent[]>(
    (moments, at) => withSent(moments, { at: seconds(at), bytes: sentBytes + megabytes(at - 10) / 2 }),
    slow,
  );
  expect(timeLeft(slow, megabytes(20))).toEqual({ count: 20, unit: "minute" });
  expect(timeLeft(fast, megabytes(20))).toEqual({ count: 20, unit: "second" });
});

const pace = fc.double({ min: 1, max: 100_000, noNaN: true });
const size = fc.integer({ min: megabytes(1), max: megabytes(20) });
const parts = fc.array(fc.integer({ min: 1, max: seconds(5) }), { minLength: 1, maxLength: 40 });

property.prop([pace, size, parts])(
  "the time left at a steady pace is not short of it, nor much beyond it",
  (speed, total, gaps) => {
    let at = 0;
    const moments = steady(speed, [0, ...gaps.map((gap) => (at += gap))]);
    const left = timeLeft(moments, total);
    if (!left) return;
    const leftMs = left.unit === "second" ? seconds(left.count) : minutes(left.count);
    const restMs = total / speed - at;
    expect(leftMs - restMs).toBeGreaterThanOrEqual(-1);
    expect(leftMs - restMs).toBeLessThanOrEqual(left.unit === "second" ? seconds(5) + 1 : minutes(1) + 1);
  },
);
