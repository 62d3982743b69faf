import { useRef } from "react";

/**
 * A value that is recreated only when one of `reasons` changes, even if `make` reads other values. Unlike `useMemo`,
 * whose values React may discard, it never loses the value.
 */
export function useMadeFor<Value>(reasons: readonly unknown[], make: () => Value): Value {
  const made = useRef<{ reasons: readonly unknown[]; value: Value }>();
  if (made.current?.reasons.every((reason, at) => Object.is(reason, reasons[at])) !== true)
    made.current = { reasons, value: make() };
  return made.current.value;
}
