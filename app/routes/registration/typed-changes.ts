import type { Typed } from "~/rules/typed";

/** The answers with one of them changed; `name` is a form name (`banks[0].iban`) that passed the allow-list. */
export function withAnswer(typed: Typed, name: string, answer: string | string[]): Typed {
  const changed = structuredClone(typed);
  const parts = name.split(/[.[\]]+/).filter(Boolean);
  const last = parts.pop();
  let at: Record<string, unknown> = changed;
  for (const part of parts) at = (at[part] ??= {}) as Record<string, unknown>;
  if (last) at[last] = answer;
  return changed;
}

/** Every row gets an id of its own, so that it stays the same row from then on. */
export function withRowIds(typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      Array.isArray(value)
        ? (value.map((item) => (typeof item === "string" ? item : withRowId(item))) as Typed[])
        : value,
    ]),
  );
}

const withRowId = (row: Typed): Typed => ({ ...withRowIds(row), id: row.id || crypto.randomUUID() });
