import { useCallback, useRef } from "react";

/**
 * A function that stays the same and calls the newest `run`: an effect or a listener that names it does not begin again because
 * a component was painted.
 */
export function useNewest<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const newest = useRef(run);
  newest.current = run;
  return useCallback((...args: Args) => newest.current(...args), []);
}
