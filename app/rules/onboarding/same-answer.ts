/**
 * Whether an answer, a row or a tab is still what it was, as when it was returned. Spaces around a text, empty answers and the
 * order of fields make no difference.
 */
export const isSameAnswer = (before: unknown, now: unknown): boolean =>
  JSON.stringify(withoutNothing(before)) === JSON.stringify(withoutNothing(now));

/** An answer in one spelling; undefined if it is empty. */
function withoutNothing(answer: unknown): unknown {
  if (typeof answer === "string") return answer.trim() || undefined;
  if (Array.isArray(answer)) return filled(answer.map(withoutNothing).filter((one) => one !== undefined));
  if (typeof answer !== "object" || answer === null) return undefined;
  const entries = Object.entries(answer)
    .map(([field, value]) => [field, withoutNothing(value)] as const)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return filled(entries);
}

const filled = (parts: unknown[]) => (parts.length > 0 ? parts : undefined);
