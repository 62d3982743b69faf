/**
 * Returns a key or an encrypted value with one character replaced by a different one. The last character may carry bits
 * that base64 ignores, so the one before it changes.
 */
export const altered = (text: string): string =>
  `${text.slice(0, -2)}${text.at(-2) === "A" ? "B" : "A"}${text.slice(-1)}`;
