import { useSyncExternalStore } from "react";

/** A value that notifies its listeners when it changes. */
export type Live<T> = { get: () => T; subscribe: (listener: () => void) => () => void };
export type Settable<T> = Live<T> & { set: (value: T) => void };

/** Makes a live value. Setting the same value again calls no listener. */
export function live<T>(first: T): Settable<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value; the component renders again when it changes. */
export const useLive = <T>({ get, subscribe }: Live<T>): T => useSyncExternalStore(subscribe, get, get);
