/** What `open` gives, or the other value where it cannot be opened: the column of that value is reported where values are moved. */
export function openOr<Value, Other>(open: () => Value, other: Other): Value | Other {
  try {
    return open();
  } catch {
    return other;
  }
}
