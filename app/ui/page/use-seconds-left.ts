import { useEffect, useState } from "react";

const second = 1000;

/** Counts so many seconds down to 0. Without scripts it stays at what the page was rendered with. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAt = Date.now() + seconds * second;
    const ticking = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / second));
      setLeft(rest);
      if (rest === 0) clearInterval(ticking);
    }, second);
    return () => clearInterval(ticking);
  }, [seconds]);
  return left;
}
