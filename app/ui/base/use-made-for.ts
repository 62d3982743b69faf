import { useRef } from "react";

/**
 * A value that is made again when one of `reasons` changes, and only then, whatever else `make` reads. React may drop what
 * `useMemo` keeps; this holds what would be lost with it.
 */
export function useMadeFor<Value>(reasons: readonly unknown[], make: () => Value): Value {
  const made = useRef<{ reasons: readonly unknown[]; value: Value }>();
  if (made.current?.reasons.every((reason, at) => Object.is(reason, reasons[at])) !== true)
    made.current = { reasons, value: make() };
  return made.current.value;
}
