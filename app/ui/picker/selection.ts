/** A value chosen from a list, with what it is called. */
export type Choice = { value: string; meaning: string };

/** A row of a list as a choice, by the definition's fields; null where the row has no value. A value of 0 is one (§5). */
export function choiceOf(row: Record<string, unknown>, fields: { valueField: string; displayField: string }) {
  const value = row[fields.valueField];
  if ((typeof value !== "string" && typeof value !== "number") || value === "") return null;
  const meaning = row[fields.displayField];
  return { value: String(value), meaning: typeof meaning === "string" && meaning ? meaning : String(value) };
}

export const holds = (chosen: readonly Choice[], { value }: Choice): boolean =>
  chosen.some((one) => one.value === value);

/** What is chosen after a row was pressed: one of several in or out, a single one in place of the last. */
export function toggled(chosen: readonly Choice[], choice: Choice, isMultiple: boolean): Choice[] {
  if (!isMultiple) return [choice];
  return holds(chosen, choice) ? chosen.filter(({ value }) => value !== choice.value) : [...chosen, choice];
}

/** What is chosen after all rows of a page were ticked, or unticked where they all were. */
export function pageToggled(chosen: readonly Choice[], page: readonly Choice[]): Choice[] {
  const others = chosen.filter((one) => !holds(page, one));
  return page.every((one) => holds(chosen, one)) ? others : [...others, ...page];
}
