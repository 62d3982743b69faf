import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and in the first paint, true once scripts run. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
