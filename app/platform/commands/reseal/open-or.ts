/**
 * Returns the result of `open`, or the other value if it cannot be opened: the code that moves values reports the column of
 * such a value.
 */
export function openOr<Value, Other>(open: () => Value, other: Other): Value | Other {
  try {
    return open();
  } catch {
    return other;
  }
}
