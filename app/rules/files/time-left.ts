import { megabytes } from "../size";
import { inMinutes, inSeconds, minutes, seconds } from "../time";

/** How much of a file was sent by a moment: the moment in milliseconds of any clock. */
export type Sent = { at: number; bytes: number };
export type TimeLeft = { count: number; unit: "second" | "minute" };

/** A smaller file has arrived before its time left is of use. */
const largeBytes = megabytes(1);
/** The pace is that of the last moments, because a connection gets faster and slower; it is known after the least of them. */
const longestMs = seconds(15);
const leastMs = seconds(2);
/** Seconds are rounded up to a multiple of this, so that the figure does not change with every part. */
const secondsStep = 5;

/** The last moments, to which one is added. */
export const withSent = (before: readonly Sent[], sent: Sent): Sent[] => [
  ...before.filter(({ at }) => sent.at - at <= longestMs),
  sent,
];

/** About how long the rest of a file takes; null if the file is small, or its pace is unknown. */
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
