import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Failure } from "~/gateway/failure";
import { toFailure } from "./request";

export type Action<Args extends unknown[]> = {
  /** Does it, unless it is being done already. Answers whether it was done. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** Why it was not done; forgotten when it is tried again. */
  failure: Failure | undefined;
};

/** Something the user does that the base API may refuse: `act` makes the calls. */
export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>): Action<Args> {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (args: Args) =>
      act(...args).catch((reason: unknown) => {
        throw toFailure(reason);
      }),
  });
  // Two clicks can come before the screen is drawn again.
  const isBusy = useRef(false);
  async function run(...args: Args) {
    if (isBusy.current) return false;
    isBusy.current = true;
    const isDone = await mutateAsync(args).then(
      () => true,
      () => false,
    );
    isBusy.current = false;
    return isDone;
  }
  return { run, isBusy: isPending, failure: error ?? undefined };
}
