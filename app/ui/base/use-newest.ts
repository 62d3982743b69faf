import { useCallback, useRef } from "react";

/**
 * A stable function that calls the newest `run`, so that effects and listeners that use it do not restart at every
 * render.
 */
export function useNewest<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const newest = useRef(run);
  newest.current = run;
  return useCallback((...args: Args) => newest.current(...args), []);
}
