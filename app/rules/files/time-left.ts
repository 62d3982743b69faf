import { megabytes } from "../size";
import { inMinutes, inSeconds, minutes, seconds } from "../time";

/** The number of bytes sent at a time, in milliseconds of any clock. */
export type Sent = { at: number; bytes: number };
export type TimeLeft = { count: number; unit: "second" | "minute" };

/** Smaller files are uploaded before an estimate is useful. */
const largeBytes = megabytes(1);
/** The speed is measured over this recent period, because connections vary, and only after the minimum. */
const longestMs = seconds(15);
const leastMs = seconds(2);
/** Seconds are rounded up to a multiple of this, so that the figure does not change with every progress event. */
const secondsStep = 5;

/** Adds a sample to the recent ones. */
export const withSent = (before: readonly Sent[], sent: Sent): Sent[] => [
  ...before.filter(({ at }) => sent.at - at <= longestMs),
  sent,
];

/** The estimated time for the rest of a file; null if the file is small or the speed is unknown. */
export function timeLeft(moments: readonly Sent[], totalBytes: number): TimeLeft | null {
  const [first, last] = [moments.at(0), moments.at(-1)];
  if (!first || !last || totalBytes < largeBytes) return null;
  const [ms, bytes] = [last.at - first.at, last.bytes - first.bytes];
  const rest = totalBytes - last.bytes;
  if (ms < leastMs || bytes <= 0 || rest <= 0) return null;
  const restMs = (rest * ms) / bytes;
  if (restMs > minutes(1)) return { count: Math.ceil(inMinutes(restMs)), unit: "minute" };
  return { count: Math.ceil(inSeconds(restMs) / secondsStep) * secondsStep, unit: "second" };
}
