import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { sheetNameMax } from "~/rules/workbook/limits";
import type { FormValues } from "~/rules/form-values";
import { isSameTable } from "~/rules/workbook/sheet-rows";
import { type Table, listTables } from "~/rules/workbook/section-tables";
import { type OpenSheet, openWorkbook } from "~/routes/import/open-workbook.server";
import { readTables } from "~/routes/import/read-workbook.server";
import { workbookWords } from "~/routes/import/workbook-words.server";
import { writeWorkbook } from "~/routes/import/write-workbook.server";
import { zip } from "../../../support/platform-zip";
import { partsOf, sheetsIn } from "../../../support/workbook";
import { complete } from "../../rules/registration/complete";

const tables = listTables();
const rowsOf = ({ section, field }: Table) => (complete[section][field] ?? []) as FormValues[];
const meanings = { "HPFM.COUNTRY": { CN: "中国" } };
const filled = tables.map((table) => ({ table, rows: rowsOf(table), meanings }));
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

async function sheetsOf(workbook: Buffer): Promise<OpenSheet[]> {
  const opened = await openWorkbook(bytesOf(workbook));
  if ("problem" in opened) throw new Error(opened.problem.code);
  return opened.sheets;
}
const read = (sheets: OpenSheet[], saved: (table: Table) => readonly FormValues[] = rowsOf) =>
  readTables(sheets, { tables, savedRows: saved, words: workbookWords("en") });

describe.each(["zh", "en"] as const)("a workbook in %s", (language) => {
  test("has a sheet for each table, with a name that Excel allows, and one with instructions", async () => {
    const sheets = await sheetsOf(await writeWorkbook(filled, language));
    const names = sheets.map(({ sheet }) => sheet);
    expect(names).toHaveLength(tables.length + 1);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(sheetNameMax);
      expect(name).not.toMatch(/[[\]:*?/\\]/);
    }
    for (const table of tables) {
      const words = workbookWords(language);
      const headers = table.columns.map((column) => words.header(table, column)[0]);
      expect(new Set(headers).size).toBe(headers.length);
    }
  });

  test("is read back as saved, in any reader's language", async () => {
    const answer = read(await sheetsOf(await writeWorkbook(filled, language)));
    if ("problems" in answer) throw new Error(JSON.stringify(answer.problems));
    for (const { table, read: name } of answer.tables) {
      expect(name.findings).toEqual([]);
      const named = rowsOf(table).map((row) => (row["country"] === "CN" ? { ...row, country: "中国" } : row));
      expect(isSameTable(table, name.rows, named)).toBe(true);
    }
  });

  test("contains no formula, regardless of the typed text", async () => {
    const typed = ['=HYPERLINK("http://x")', "+1", "-1", "@SUM(A1)", "＝1+1", "\t=1"];
    const contacts = tables.filter(({ field }) => field === "contacts");
    const rows = typed.map((name, at) => ({
      id: `${at}`,
      type: "business",
      name,
      position: name,
      phone: name,
      email: name,
    }));
    const workbook = await writeWorkbook(
      contacts.map((table) => ({ table, rows, meanings: {} })),
      language,
    );
    expect(sheetsIn(bytesOf(workbook))).not.toMatch(/<f[\s>/]/);
    expect(Object.values(partsOf(bytesOf(workbook))).join("")).not.toMatch(/<t[^>]*>\s*[=+@＝-]/);
    const answer = read(await sheetsOf(workbook), () => rows);
    if ("problems" in answer) throw new Error("not read");
    expect(answer.tables[0]?.read.rows.map(({ name }) => name)).toEqual(typed.map((text) => text.trim()));
  });
});

test("a name that is also a property of every object is written and read like any other", async () => {
  const contacts = tables.filter(({ field }) => field === "contacts");
  const names = [...Object.getOwnPropertyNames(Object.prototype), "'toString", "''__proto__"];
  const rows = names.map((name, at) => ({ id: `c${at}`, type: "business", name, position: "", phone: "", email: "" }));
  const answer = read(
    await sheetsOf(
      await writeWorkbook(
        contacts.map((table) => ({ table, rows, meanings: {} })),
        "zh",
      ),
    ),
    () => rows,
  );
  if ("problems" in answer) throw new Error(JSON.stringify(answer.problems));
  expect(answer.tables[0]?.read.rows.map(({ name }) => name)).toEqual(names);
});

const line = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "").trim());
property.prop([fc.array(fc.record({ name: line, position: line, phone: line, email: line }), { maxLength: 20 })], {
  numRuns: 5,
})(
  "any text passes through the file unchanged",
  async (lines) => {
    const contacts = tables.filter(({ field }) => field === "contacts");
    const rows = lines.map((row, at) => ({ id: `c${at}`, type: "business", ...row }));
    const answer = read(
      await sheetsOf(
        await writeWorkbook(
          contacts.map((table) => ({ table, rows, meanings: {} })),
          "zh",
        ),
      ),
      () => rows,
    );
    if ("problems" in answer) throw new Error(JSON.stringify(answer.problems));
    const [imported] = answer.tables;
    expect(imported && isSameTable(imported.table, imported.read.rows, rows)).toBe(true);
  },
  30_000,
);

describe("an invalid structure is reported", () => {
  const text = (value: string) => ({ value, type: String });
  const book = (sheets: Record<string, string[][]>) =>
    writeExcelFile(
      Object.entries(sheets).map(([sheet, data]) => ({ sheet, data: data.map((row) => row.map(text)) })),
    ).toBuffer();
  const turnover = ["ID", "Year", "Turnover"];
  test.for<[string, Record<string, string[][]>, object]>([
    ["an unknown sheet", { Prices: [["x"]] }, { code: "unknownSheet", name: "Prices" }],
    ["a duplicate table", { 股东: [["x"]], Shareholders: [["x"]] }, { code: "sheetTwice" }],
    ["a missing column", { "近 3 年营业额": [["ID", "Year"]] }, { code: "missingColumn" }],
    ["a duplicate column", { "近 3 年营业额": [[...turnover, "年份"]] }, { code: "columnTwice" }],
    ["an unknown column", { "近 3 年营业额": [[...turnover, "Profit"]] }, { code: "unknownColumn", name: "Profit" }],
    [
      "too many rows",
      { "近 3 年营业额": [turnover, ...["1", "2", "3", "4"].map((year) => ["", year, "1"])] },
      { code: "tooManyRows", params: { max: 3, rows: 4 } },
    ],
    ["only the guide", { 填写说明: [["x"]] }, { code: "noSheet" }],
  ])("%s", async ([, sheets, problem]) => {
    const answer = read(await sheetsOf(await book(sheets)));
    expect("problems" in answer && answer.problems).toEqual(expect.arrayContaining([expect.objectContaining(problem)]));
  });
});

describe("a hostile workbook is rejected before it is read", () => {
  const contentTypes = '<?xml version="1.0"?><Types/>';
  const workbook = '<?xml version="1.0"?><workbook/>';
  const around = (sheet: string) =>
    zip({ "[Content_Types].xml": contentTypes, "xl/workbook.xml": workbook, "xl/worksheets/sheet1.xml": sheet });
  const sheetOf = (cells: string) => `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;

  /** An archive whose directory states a smaller size than an entry unpacks to. */
  function lying() {
    const bytes = around(sheetOf("<c/>".repeat(10) + " ".repeat(900_000)));
    const view = Buffer.from(bytes.buffer);
    const last = view.lastIndexOf("PK\u0001\u0002");
    view.writeUInt32LE(1000, last + 24);
    return bytes;
  }
  test.for<[string, () => Uint8Array, string]>([
    ["a text file named as a workbook", () => new TextEncoder().encode("股东,甲"), "notWorkbook"],
    ["an archive that is not a workbook", () => zip({ "a.txt": "a" }), "notWorkbook"],
    ["a bomb", () => around(" ".repeat(25_000_000)), "notWorkbook"],
    ["an archive that unpacks to more than its directory states", lying, "notWorkbook"],
    ["macros", () => zip({ "xl/workbook.xml": workbook, "xl/vbaProject.bin": "x" }), "notWorkbook"],
    ["entities", () => around('<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>'), "notWorkbook"],
    ["a cell far beyond the maximum", () => around(sheetOf('<c r="XFD1048576"><v>1</v></c>')), "span"],
    ["a cell hidden in an entity", () => around(sheetOf('<c r="&#65;1"><v>1</v></c>')), "span"],
    ["countless rows", () => around(`<worksheet><sheetData>${"<row/>".repeat(2000)}</sheetData></worksheet>`), "span"],
    ["a formula", () => around(sheetOf('<c r="B1"><f>1+1</f><v>2</v></c>')), "formula"],
    ["more than 5 MB", () => new Uint8Array(5 * 1024 * 1024 + 1), "size"],
  ])("%s", async ([, make, code]) => {
    const opened = await openWorkbook(new Uint8Array(make()));
    expect(opened).toMatchObject({ problem: { code } });
  });

  test("the cell of a formula is reported", async () => {
    const opened = await openWorkbook(new Uint8Array(around(sheetOf('<c r="A1"/><c r="C1"><f>1</f></c>'))));
    expect(opened).toMatchObject({ problem: { params: { cell: "C1" } } });
  });
});
