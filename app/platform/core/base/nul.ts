/**
 * Whether a text in this input, including keys, contains a NUL character; file names have a separate rule. PostgreSQL
 * cannot store NUL, and no call needs it.
 */
export function hasNul(input: unknown): boolean {
  if (typeof input === "string") return input.includes("\0");
  if (typeof input !== "object" || input === null) return false;
  return Object.entries(input).some(([name, value]) => name.includes("\0") || hasNul(value));
}
