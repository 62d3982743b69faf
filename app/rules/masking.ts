import { isSensitive, kinds, rowShape, type Shape } from "./field";
import type { Finding } from "./finding";
import type { Section } from "./section";
import type { Typed } from "./typed";

const stars = "****";
/** A shorter value would be given away by its last characters. */
const longEnough = 8;
const shown = 4;

/** A value as it may be shown: its last four characters (S-58). */
export const mask = (value: string): string => stars + (value.length >= longEnough ? value.slice(-shown) : "");

/** Whether a value is what `mask` makes of another. */
export const isMasked = (value: string): boolean => value.trimStart().startsWith(stars);

type Fields = { shape: Shape };

/** The answers with every sensitive one masked. */
export const masked = ({ shape }: Fields, typed: Typed): Typed =>
  replaced(shape, typed, undefined, (value) => (value.trim() ? mask(value.trim()) : value));

/**
 * The answers with those sensitive ones put back that were left as they were shown: in the same row of `kept`, and with the
 * same mask. Who changes a section need not type an account number again, and never gets to see it.
 */
export const unmasked = ({ shape }: Fields, typed: Typed, kept: Typed): Typed =>
  replaced(shape, typed, kept, (value, before) =>
    before !== undefined && value.trim() === mask(before.trim()) ? before : value,
  );

/** Every sensitive answer, by the name its form control has. */
export function sensitiveAnswers({ shape }: Fields, typed: Typed): Map<string, string> {
  const found = new Map<string, string>();
  replaced(shape, typed, undefined, (value, _, name) => {
    if (value.trim()) found.set(name, value.trim());
    return value;
  });
  return found;
}

/** A mask is no answer: what could not be put back has to be typed in full. */
export const stillMasked = (fields: Fields, typed: Typed): Finding[] =>
  [...sensitiveAnswers(fields, typed)]
    .filter(([, value]) => isMasked(value))
    .map(([field]) => ({ field, code: "field.masked" }));

/** A section's rules for values some of which are masked: of those nothing can be said before they are put back. */
export function toleratingMasks(of: Section): Section {
  const spoken = (answers: object, findings: Iterable<Finding>) => {
    const sensitive = sensitiveAnswers(of.fields, answers as Typed);
    return [...findings].filter(({ field }) => !isMasked(sensitive.get(field) ?? ""));
  };
  return {
    ...of,
    toleratesMasks: true,
    errors: (answers, context) => spoken(answers, of.errors(answers, context)),
    warnings: (answers, context) => spoken(answers, of.warnings(answers, context)),
  };
}

type Replace = (value: string, before: string | undefined, name: string) => string;

function replaced(shape: Shape, typed: Typed, kept: Typed | undefined, replace: Replace, within = ""): Typed {
  return Object.fromEntries(
    Object.entries(typed).map(([name, answer]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const before = kept?.[name];
      if (!field) return [name, answer];
      if (kinds.get(field)?.kind === "rows" && Array.isArray(answer))
        return [name, replacedRows(rowShape(field), answer, before, replace, within + name)];
      if (!isSensitive(field) || typeof answer !== "string") return [name, answer];
      return [name, replace(answer, typeof before === "string" ? before : undefined, within + name)];
    }),
  );
}

function replacedRows(shape: Shape, rows: readonly unknown[], before: unknown, replace: Replace, name: string) {
  return rows.map((row, at) =>
    isRow(row) ? replaced(shape, row, sameRow(row, at, before), replace, `${name}[${at}].`) : row,
  ) as Typed[];
}

/** A draft may hold anything: what is no row stays what it is. */
const isRow = (value: unknown): value is Typed => typeof value === "object" && value !== null && !Array.isArray(value);

/** The row as it was: by its id, which it keeps when others come and go; rows without ids by their place. */
function sameRow(row: Typed, at: number, before: unknown): Typed | undefined {
  const rows = Array.isArray(before) ? before.filter(isRow) : [];
  return row.id ? rows.find(({ id }) => id === row.id) : rows.find((one, place) => place === at && !one.id);
}
