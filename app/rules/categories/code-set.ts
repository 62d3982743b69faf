/** Codes as stored in one column, each between spaces so that a single one can be found; empty if there are none. */
export const joinCodes = (codes: readonly string[]): string => (codes.length === 0 ? "" : ` ${codes.join(" ")} `);

/** The codes of such a column. */
export const splitCodes = (codes: string | null): string[] => codes?.split(" ").filter(Boolean) ?? [];

/** Whether two lists contain the same codes, in any order. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((code) => second.has(code));
}
