import type { Shape } from "./field-kind";
import { fieldAt, kindOf } from "./kind-registry";
import type { Finding } from "../finding";
import { type FormValues, mapRows } from "../form-values";

const stars = "****";
/** The last characters of a shorter value would reveal too much of it. */
const longEnough = 8;
const visibleCharacters = 4;

/** Masks a value except for its last four characters (S-58). */
export const mask = (value: string): string =>
  stars + (value.length >= longEnough ? value.slice(-visibleCharacters) : "");

/** Whether a value is the masked form of another. */
export const isMasked = (value: string): boolean => value.trimStart().startsWith(stars);

/** The part of a masked value that can be read: its last characters, or nothing. */
export const visibleEnd = (maskedValue: string): string => maskedValue.replace(/^\s*\*+/, "");

type Fields = { shape: Shape };

/** The answers with every sensitive one masked. */
export const maskValues = ({ shape }: Fields, values: FormValues): FormValues =>
  replaceValues(shape, values, undefined, (value) => (value.trim() ? mask(value.trim()) : value));

/**
 * Replaces sensitive answers that are still masked with those in the same row of `kept`. A user who changes a section
 * does not need to retype an account number, and never sees it.
 */
export const unmaskValues = ({ shape }: Fields, values: FormValues, savedValues: FormValues): FormValues =>
  replaceValues(shape, values, savedValues, (value, before) =>
    before !== undefined && value.trim() === mask(before.trim()) ? before : value,
  );

/** Every sensitive answer, by the name its form control has. */
export function sensitiveAnswers({ shape }: Fields, values: FormValues): Map<string, string> {
  const answers = new Map<string, string>();
  replaceValues(shape, values, undefined, (value, _, name) => {
    if (value.trim()) answers.set(name, value.trim());
    return value;
  });
  return answers;
}

/** Findings for answers that are still masked: if no stored answer could replace the mask, the answer must be typed in full. */
export const stillMasked = (fields: Fields, values: FormValues): Finding[] =>
  [...sensitiveAnswers(fields, values)]
    .filter(([, value]) => isMasked(value))
    .map(([field]) => ({ field, code: "field.masked" }));

type Replace = (value: string, before: string | undefined, name: string) => string;

function replaceValues(
  shape: Shape,
  values: FormValues,
  valuesBefore: FormValues | undefined,
  replace: Replace,
  within = "",
): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, answer]) => {
      const field = fieldAt(shape, name);
      const before = valuesBefore?.[name];
      if (!field) return [name, answer];
      const { table, isSensitive } = kindOf(field);
      if (table && Array.isArray(answer))
        return [name, replacedRows(table.row, answer, before, replace, within + name)];
      if (!isSensitive || typeof answer !== "string") return [name, answer];
      return [name, replace(answer, typeof before === "string" ? before : undefined, within + name)];
    }),
  );
}

function replacedRows(shape: Shape, rows: readonly unknown[], before: unknown, replace: Replace, name: string) {
  return mapRows(rows, (row, at) => replaceValues(shape, row, sameRow(row, at, before), replace, `${name}[${at}].`));
}

/** A draft may contain anything. A value that is not a row is unchanged. */
const isRow = (value: unknown): value is FormValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The previous version of a row, found by its id, which does not change when other rows are added or removed, or by its
 * position if it has no id.
 */
function sameRow(row: FormValues, at: number, before: unknown): FormValues | undefined {
  const rows = Array.isArray(before) ? before.filter(isRow) : [];
  return row.id ? rows.find(({ id }) => id === row.id) : rows.find((one, place) => place === at && !one.id);
}
