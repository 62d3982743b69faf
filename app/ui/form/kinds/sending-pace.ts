import { type Sent, type TimeLeft, timeLeft, withSent } from "~/rules/files/time-left";

/**
 * Measures the speed of an upload. Call the returned function with the bytes sent so far; it returns the remaining
 * time, if known.
 */
export function startPace(totalBytes: number): (sentBytes: number) => TimeLeft | null {
  let moments: Sent[] = [];
  return (bytes) => {
    moments = withSent(moments, { at: performance.now(), bytes });
    return timeLeft(moments, totalBytes);
  };
}
