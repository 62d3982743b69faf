import { type FormValues, rowsIn, withoutEmpty } from "../form-values";

/**
 * A bank account in a change: its index in the rows before and after, or null if it is absent, and the fields that
 * differ.
 */
export type AccountPair = { before: number | null; after: number | null; changed: string[] };

/**
 * The accounts before and after a change of bank details, in their new order, followed by the removed ones. Rows are
 * paired by their ids, so an account that only moved has not changed.
 */
export function pairAccounts(before: FormValues, after: FormValues): AccountPair[] {
  const [was, is] = [accountRows(before), accountRows(after)];
  const keptOrNew = is.map((row): AccountPair => {
    const old = was.find(({ key }) => key === row.key);
    return { before: old?.at ?? null, after: row.at, changed: differing(old?.answers ?? {}, row.answers) };
  });
  const removed = was
    .filter(({ key }) => !is.some((row) => row.key === key))
    .map(({ at, answers }): AccountPair => ({ before: at, after: null, changed: differing(answers, {}) }));
  return [...keptOrNew, ...removed];
}

const accountRows = (bank: FormValues) =>
  rowsIn(withoutEmpty(bank)["banks"]).map(({ id, ...answers }, at) => ({
    at,
    key: typeof id === "string" ? id : at,
    answers,
  }));

const differing = (before: FormValues, after: FormValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field] ?? "") !== JSON.stringify(after[field] ?? ""),
  );
