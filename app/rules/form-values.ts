/**
 * The answers as a supplier typed them, before any rule is applied. The form posts and the draft stores them unchanged
 * (§2, "saved as typed").
 */
export type FormValues = { [field: string]: string | string[] | FormValues[] | undefined };

/** Returns the typed answers trimmed and without the empty ones, which is the input that the rules expect. */
export const withoutEmpty = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const answer = toAnswer(value);
      return answer === undefined ? [] : [[field, answer]];
    }),
  );

/** A draft may contain anything. Anything except text and rows counts as missing. */
function toAnswer(value: FormValues[string] | FormValues): FormValues[string] {
  if (typeof value === "string") return value.trim() || undefined;
  if (!Array.isArray(value)) return undefined;
  const items: (string | FormValues)[] = value.map((item: string | FormValues) => item);
  const answers = items.flatMap((item): (string | FormValues)[] => {
    if (typeof item === "string") return item.trim() ? [item.trim()] : [];
    return isRow(item) ? [withoutEmpty(item)] : [];
  });
  return answers as string[] | FormValues[];
}

/**
 * The rows of a table. A draft may contain anything. A value that is not a row counts as an empty one, so that
 * positions do not shift.
 */
export const rowsIn = (answer: FormValues[string]): FormValues[] =>
  Array.isArray(answer) ? answer.map((row) => (isRow(row) ? row : {})) : [];

/** A list with a change applied to each of its rows; the codes of a multiple choice stay as they are. */
export const mapRows = (list: readonly unknown[], change: (row: FormValues, at: number) => FormValues) =>
  list.map((item, at) => (isRow(item) ? change(item, at) : item)) as FormValues[];

const isRow = (value: unknown): value is FormValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The text of a form field; "" for a file or a missing value. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
