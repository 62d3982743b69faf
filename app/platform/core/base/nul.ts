/**
 * Whether a text in this input holds a NUL character, keys included; file names have their own rule. PostgreSQL stores no text
 * with one, no keyboard types it, and no call has a use for it.
 */
export function hasNul(input: unknown): boolean {
  if (typeof input === "string") return input.includes("\0");
  if (typeof input !== "object" || input === null) return false;
  return Object.entries(input).some(([name, value]) => name.includes("\0") || hasNul(value));
}
