import { type Sent, type TimeLeft, timeLeft, withSent } from "~/rules/files/time-left";

/** Measures how fast a file is sent. The function returned takes the bytes sent so far, and gives the time left if it is known. */
export function startPace(totalBytes: number): (sentBytes: number) => TimeLeft | null {
  let moments: Sent[] = [];
  return (bytes) => {
    moments = withSent(moments, { at: performance.now(), bytes });
    return timeLeft(moments, totalBytes);
  };
}
