import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Failure } from "~/gateway/failure";
import { toFailure } from "./request";

export type Action<Args extends unknown[]> = {
  /** Runs the action; the type `Meanwhile` lists what happens if it is already running. Returns whether it succeeded. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** The failure of the last attempt; cleared by the next one. */
  failure: Failure | undefined;
};

/**
 * The treatment of a press while the previous one is in progress: it is ignored, like a second press of "Send", or
 * queued, like the second of two ticked boxes. A queued press needs all its values as arguments, because the screen may
 * have changed by the time it is handled.
 */
type Meanwhile = "ignored" | "waits";

/** A user action that the base API may refuse. `act` makes the calls. */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  meanwhile: Meanwhile = "ignored",
): Action<Args> {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (args: Args) =>
      act(...args).catch((reason: unknown) => {
        throw toFailure(reason);
      }),
  });
  // Two presses can occur before the next render.
  const last = useRef<Promise<boolean>>(undefined);
  async function run(...args: Args) {
    if (last.current && meanwhile === "ignored") return false;
    const before = last.current ?? Promise.resolve(true);
    const isDone = before
      .then(() => mutateAsync(args))
      .then(
        () => true,
        () => false,
      );
    last.current = isDone;
    await isDone;
    if (last.current === isDone) last.current = undefined;
    return isDone;
  }
  return { run, isBusy: isPending, failure: error ?? undefined };
}
