/**
 * What a supplier typed, before any rule has seen it: exactly what the form posted and what the draft keeps (§2,
 * "saved as typed").
 */
export type FormValues = { [field: string]: string | string[] | FormValues[] | undefined };

type Answer = string | Answer[] | { [field: string]: Answer | undefined } | undefined;

/** The answers in what was typed: trimmed, and without the empty ones. This is what rules are run on. */
export function withoutEmpty(values: FormValues): Record<string, unknown> {
  return answerOf(values as Answer) as Record<string, unknown>;
}

function answerOf(value: Answer): Answer {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (Array.isArray(value)) return value.map(answerOf).filter((item) => item !== undefined);
  if (value === null || typeof value !== "object") return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, item]) => {
      const answer = answerOf(item);
      return answer === undefined ? [] : [[field, answer]];
    }),
  );
}

/** What a form says at a name, as text; a file or nothing is "". */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
