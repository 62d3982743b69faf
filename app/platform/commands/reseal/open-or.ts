/**
 * Returns the result of `open`, or `other` if it throws because a value cannot be decrypted. The step that reseals the values
 * themselves reports the column of such a value.
 */
export function openOr<Value, Other>(open: () => Value, other: Other): Value | Other {
  try {
    return open();
  } catch {
    return other;
  }
}
