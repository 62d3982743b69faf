/**
 * Whether an answer, a row or a tab is unchanged, ignoring surrounding spaces, empty answers and the order of fields.
 */
export const isSameAnswer = (before: unknown, now: unknown): boolean =>
  JSON.stringify(withoutNothing(before)) === JSON.stringify(withoutNothing(now));

/** An answer in normalised form; undefined if it is empty. */
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
