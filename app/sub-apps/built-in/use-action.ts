import { useEffect, useRef, useState } from "react";
import type { Failure } from "~/gateway/failure";
import { asFailure } from "./use-answer";

export type Action<Args extends unknown[]> = {
  /** Does it, unless it is being done already. Answers whether it was done. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** Why it was not done; forgotten when it is tried again. */
  failure: Failure | undefined;
};

/** Something the user does that the base API may refuse: `act` makes the calls, what they throw is told. */
export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>): Action<Args> {
  const [standing, setStanding] = useState<{ isBusy: boolean; failure?: Failure }>({ isBusy: false });
  const isBusy = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function run(...args: Args) {
    if (isBusy.current) return false;
    isBusy.current = true;
    setStanding({ isBusy: true });
    const failure = await act(...args).then(() => undefined, asFailure);
    isBusy.current = false;
    if (!isGone.current) setStanding({ isBusy: false, failure });
    return failure === undefined;
  }

  return { run, ...standing, failure: standing.failure };
}
