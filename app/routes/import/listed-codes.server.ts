import { lov } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";
import { withAnswer } from "~/rules/registration/typed-changes";
import type { FormValues } from "~/rules/form-values";
import { unlistedFinding } from "~/rules/workbook/parse-cell";
import { textAtPath } from "~/rules/workbook/sheet-rows";
import { columnsOf, parentPath } from "~/rules/workbook/section-tables";
import { rowShapeOf } from "~/rules/fields/kind-registry";
import { sections } from "~/rules/registration/sections";
import type { Finding } from "~/rules/finding";
import type { ReadTable } from "./read-workbook.server";

/** Finds the code for a cell of a listed column, or null if it is not on the list. */
type FindCode = (lovCode: string, text: string, parent: string | undefined) => Promise<string | null>;

const sameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
const longest = { code: 64, name: 100 };

/** Looks in the lists of values, by code and then by exact name in each language; the same cell is looked up once. */
export function codeFinder(calls: readonly Gateway[]): FindCode {
  const codes = new Map<string, Promise<string | null>>();
  return (lovCode, text, parent) => {
    const key = JSON.stringify([lovCode, text, parent]);
    const code = codes.get(key) ?? findCode(calls, lovCode, text, parent);
    codes.set(key, code);
    return code;
  };
}

async function findCode(calls: readonly Gateway[], lovCode: string, text: string, parent: string | undefined) {
  if (text.length > longest.name) return null;
  const place = { lovCode, parentValue: parent?.slice(0, longest.code), size: 100 };
  const [first] = calls;
  if (first && text.length <= longest.code) {
    const { content } = await first(lov.values, { ...place, value: text });
    if (content[0]) return content[0].value;
  }
  for (const call of calls) {
    const { content } = await call(lov.values, { ...place, query: text });
    const row = content.find(({ meaning }) => sameWord(meaning, text));
    if (row) return row.value;
  }
  return null;
}

/**
 * Replaces names in the listed columns of a table with codes. A name that is not on the list becomes a finding of its
 * cell.
 */
export async function withCodes({ table, read }: ReadTable, find: FindCode): Promise<ReadTable> {
  const rowShape = rowShapeOf(sections[table.section].fields.shape[table.field]);
  const listColumns = columnsOf(rowShape).flatMap((column) =>
    column.kind.list ? [{ column, list: column.kind.list }] : [],
  );
  const rows: FormValues[] = [];
  const findings: Finding[] = [];
  for (const [at, row] of read.rows.entries()) {
    let codedRow = row;
    for (const { column, list } of listColumns) {
      const text = textAtPath(codedRow, column.path);
      if (text === "") continue;
      const parent = parentPath(column);
      const code = await find(list.lovCode, text, parent ? textAtPath(codedRow, parent) || undefined : undefined);
      if (code === null) findings.push(unlistedFinding(`${table.field}[${at}].${column.path}`));
      else codedRow = withAnswer(codedRow, column.path, code);
    }
    rows.push(codedRow);
  }
  return { table, read: { ...read, rows, findings: [...read.findings, ...findings] } };
}
