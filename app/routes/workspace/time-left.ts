type Ends = { idleEndsAt: string; endsAt: string };

/**
 * How long a session still lasts, in milliseconds: clocks of browsers are wrong too often to be sent an instant. Where
 * its twelve hours end, saying "I am still here" does not help.
 */
export function timeLeft({ idleEndsAt, endsAt }: Ends, now = Date.now()): { leftMs: number; canExtend: boolean } {
  const [idle, end] = [Date.parse(idleEndsAt), Date.parse(endsAt)];
  return { leftMs: Math.max(0, Math.min(idle, end) - now), canExtend: idle < end };
}
