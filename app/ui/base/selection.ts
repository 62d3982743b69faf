/** A value chosen from a list, with its label. */
export type Choice = { value: string; meaning: string };

/** A row of a list as a choice, by the definition's fields; null if the row has no value. 0 counts as a value (§5). */
export function choiceOf(row: Record<string, unknown>, fields: { valueField: string; displayField: string }) {
  const value = row[fields.valueField];
  if ((typeof value !== "string" && typeof value !== "number") || value === "") return null;
  const meaning = row[fields.displayField];
  return { value: String(value), meaning: typeof meaning === "string" && meaning ? meaning : String(value) };
}

export const isChosen = (choices: readonly Choice[], { value }: Choice): boolean =>
  choices.some((one) => one.value === value);

/** The choices after a row was pressed: the row is added or removed if several are allowed, otherwise it replaces the last. */
export function toggleChoice(choices: readonly Choice[], choice: Choice, isMultiple: boolean): Choice[] {
  if (!isMultiple) return [choice];
  return isChosen(choices, choice) ? choices.filter(({ value }) => value !== choice.value) : [...choices, choice];
}

/** The choices after all rows of a page were ticked, or unticked if all were ticked. */
export function pageToggled(choices: readonly Choice[], page: readonly Choice[]): Choice[] {
  const others = choices.filter((one) => !isChosen(page, one));
  return page.every((one) => isChosen(choices, one)) ? others : [...others, ...page];
}
