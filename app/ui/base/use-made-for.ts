import { useRef } from "react";

/**
 * A value that is made again only when one of `reasons` changes, even if `make` reads other values. React may drop a value that
 * `useMemo` keeps; this is for values that must not be lost.
 */
export function useMadeFor<Value>(reasons: readonly unknown[], make: () => Value): Value {
  const made = useRef<{ reasons: readonly unknown[]; value: Value }>();
  if (made.current?.reasons.every((reason, at) => Object.is(reason, reasons[at])) !== true)
    made.current = { reasons, value: make() };
  return made.current.value;
}
