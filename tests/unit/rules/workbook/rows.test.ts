import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { withoutEmpty, type FormValues } from "~/rules/form-values";
import type { Cell, CodeWords } from "~/rules/fields/cell";
import { cellText, textOfCell } from "~/rules/fields/cell-text";
import { cellAddress, placeOfCell, parseCell } from "~/rules/workbook/parse-cell";
import { toCells, isSameTable, parseTableRows } from "~/rules/workbook/sheet-rows";
import { type Column, type Table, listTables } from "~/rules/workbook/section-tables";

const words: CodeWords = {
  option: (list, code) => (list === "yesNo" ? [code, `${code}!`] : [`${list} ${code}`, code]),
};
const noMeaning = () => undefined;
const tables = listTables();
const named = (field: string): Table => {
  const table = tables.find((one) => one.field === field);
  if (!table) throw new Error(`No table ${field}`);
  return table;
};

/** Reads cells back from the place they were written to. */
function readBack(table: Table, cells: Cell[][], saved: readonly FormValues[]) {
  let made = 0;
  const at = { id: 0, columns: table.columns.map((_, place) => place + 1) };
  return parseTableRows(table, { cells, at }, saved, words, () => `new-${++made}`);
}

test("every table of the registration is included, with a column for each answer that fits a cell", () => {
  expect(tables.map(({ section, field }) => `${section}.${field}`)).toEqual([
    "basic.shareholders",
    "business.turnover",
    "business.customers",
    "business.corePersonnel",
    "association.affiliates",
    "contact.contacts",
    "manage.certifications",
    "bank.banks",
    "attachment.attachments",
  ]);
  expect(listTables("bank").some(({ section }) => section === "bank")).toBe(false);
  const certifications = named("certifications").columns.map(({ path }) => path);
  expect(certifications).toEqual(expect.arrayContaining(["type", "otherType", "longTerm", "validFrom", "validTo"]));
  expect(certifications).not.toContain("certificate");
  expect(named("shareholders").columns.map(({ path }) => path)).toContain("secondaryShareholders[2].identityId");
});

/** The text a field can contain, as posted by a form: one line, trimmed. */
const anyText = fc
  .string({ unit: "grapheme", maxLength: 30 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "").trim());
function valueOf({ kind }: Column): fc.Arbitrary<string> {
  if (kind.kind === "flag") return fc.constantFrom("", "1");
  if (kind.kind === "choice") return fc.constantFrom("", ...kind.choices.codes);
  if (kind.kind !== "date")
    return fc.oneof(anyText, fc.constantFrom("=1+1", "+86 755 1", "-", "@x", "'=y", "''+", "＝1"));
  const day = fc.date({ min: new Date("1900-03-01"), max: new Date("2100-12-31"), noInvalidDate: true });
  return fc.oneof(
    fc.constant(""),
    day.map((date) => date.toISOString().slice(0, 10)),
  );
}
const rowOf = ({ columns }: Table): fc.Arbitrary<FormValues> =>
  fc.record(
    Object.fromEntries(
      columns.filter(({ path }) => !path.includes("[")).map((column) => [column.path, valueOf(column)]),
    ),
  );

describe("written tables are read back unchanged", () => {
  for (const table of tables)
    property.prop([fc.array(rowOf(table), { maxLength: 5 })])(table.field, (rows) => {
      const saved = rows.map((row, at) => ({ id: `r${at}`, ...row }));
      const read = readBack(table, toCells(table, saved, words, noMeaning), saved);
      expect(read.findings).toEqual([]);
      expect(isSameTable(table, read.rows, saved)).toBe(true);
    });
});

property.prop([
  fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string().map((text) => `=${text}`),
  ),
])("no text becomes a formula, and everything that XML allows is read back", (text) => {
  const cell = cellText(text);
  expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
  if (/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd]*$/.test(text)) expect(textOfCell(cell)).toBe(text);
});

property.prop([fc.nat(600), fc.nat(800)])("a cell's address leads back to the cell", (row, column) => {
  expect(placeOfCell(cellAddress(row, column))).toEqual({ row, column });
});

test("a row retains its ID and file; a copy of it is a new row without a file; an empty row is removed", () => {
  const table = named("certifications");
  const saved = [{ id: "a", type: "ISO9001", certificate: "f".repeat(33), validFrom: "2024-01-01" }];
  const [line = []] = toCells(table, saved, words, noMeaning);
  const empty: Cell[] = ["b", ...table.columns.map(() => "")];
  const { rows } = readBack(table, [empty, line, line], saved);
  expect(rows.map(({ id, certificate }) => [id, certificate])).toEqual([
    ["a", "f".repeat(33)],
    ["new-1", undefined],
  ]);
});

test("rows within a row move up, and each of their fields is reported at its own cell", () => {
  const table = named("shareholders");
  const line = table.columns.map(({ path }): Cell => {
    if (path === "name") return "甲";
    return path === "secondaryShareholders[1].name" ? "乙" : null;
  });
  const { rows, places } = readBack(table, [["", ...line]], []);
  expect(withoutEmpty(rows[0] ?? {})["secondaryShareholders"]).toEqual([{ id: "secondaryShareholders-1", name: "乙" }]);
  const column = table.columns.findIndex(({ path }) => path === "secondaryShareholders[1].name");
  expect(places["shareholders[0].secondaryShareholders[0].name"]).toBe(cellAddress(1, column + 1));
});

describe("a cell that cannot be read is reported", () => {
  const column = (table: string, path: string) => named(table).columns.find((one) => one.path === path) as Column;
  test.for<[string, Column, Cell, unknown]>([
    ["a number that Excel has truncated", column("banks", "accountNumber"), 6222021234567890000, "workbook.digits"],
    ["an option that is not offered", column("contacts", "type"), "Sales", "workbook.choice"],
    ["neither yes nor no", column("certifications", "longTerm"), "maybe", "workbook.flag"],
  ])("%s", ([, of, cell, code]) => {
    expect(parseCell(of, cell, words)).toMatchObject({ code });
  });
  test.for<[string, Column, Cell, string]>([
    ["a number", column("turnover", "amount"), 120000000.5, "120000000.5"],
    ["a small number, never as a power of ten", column("turnover", "amount"), 0.0000001, "0.0000001"],
    ["a day", column("certifications", "validFrom"), new Date("2024-01-31T00:00:00Z"), "2024-01-31"],
    ["an option by its name in another language", column("contacts", "type"), " CONTACTTYPE business ", "business"],
    ["TRUE", column("certifications", "longTerm"), true, "1"],
    ["FALSE", column("certifications", "longTerm"), false, ""],
    ["text with the apostrophe removed", column("contacts", "phone"), "'+86 755", "+86 755"],
  ])("%s is read as intended", ([, of, cell, value]) => {
    expect(parseCell(of, cell, words)).toEqual({ value });
  });
});
