import { expect, test } from "vitest";
import { openWorkbook } from "~/routes/import/open-workbook.server";
import { readTables } from "~/routes/import/read-workbook.server";
import { workbookWords } from "~/routes/import/workbook-words.server";
import { listTables } from "~/rules/workbook/section-tables";
import { zip } from "../../../support/platform-zip";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

type Sheet = { name: string; state?: string; rows: string };

/** A workbook with these sheets, whose style 1 has this number format. */
const workbookOf = (sheets: Sheet[], { format = "General", settings = "" } = {}) =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr ${settings}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ""} r:id="r${at}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packageRelations}">${sheets
      .map((_, at) => `<Relationship Id="r${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`)
      .join("")}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });

const number = (value: number, style = 1) => `<row r="1"><c r="A1" s="${style}"><v>${value}</v></c></row>`;

/** The value of a workbook's only cell, or the reason for its rejection. */
async function cell(value: number, format: string, style = 1) {
  const opened = await openWorkbook(
    new Uint8Array(workbookOf([{ name: "x", rows: number(value, style) }], { format })),
  );
  return "problem" in opened ? opened.problem : opened.sheets[0]?.data[0]?.[0];
}

test.for([
  [0.35, "0%", "35%"],
  [0.2, "0.00%", "20%"],
  [0.355, "0.0%", "35.5%"],
  [0.07, "[Red]0%;[Blue]-0%", "7%"],
  [35, "0&quot;%&quot;", 35],
  [35, "0\\%", 35],
  [1200, "#,##0", 1200],
  [1200.5, "#,##0.00", 1200.5],
] as const)("%f in the format %s means %s", async ([value, format, shown]) => {
  expect(await cell(value, format)).toBe(shown);
});

test("a built-in Excel format shows percent too", async () => expect(await cell(0.35, "General", 2)).toBe("35%"));

test.for(["#,##0,", "0.0,,", "0&quot;.&quot;#,&quot;万&quot;", "#,##0,&quot;k&quot;"])(
  "a number displayed in thousands (%s) is rejected with its cell",
  async (format) => expect(await cell(1_200_000, format)).toEqual({ code: "scaled", params: { cell: "A1" } }),
);

test.for(["true", "1"])("days count from 1904 if date1904 is %s", async (word) => {
  const bytes = workbookOf([{ name: "x", rows: number(43_906) }], {
    format: "yyyy-mm-dd",
    settings: `date1904="${word}"`,
  });
  const opened = await openWorkbook(new Uint8Array(bytes));
  expect("sheets" in opened && opened.sheets[0]?.data[0]?.[0]).toEqual(new Date("2024-03-17T00:00:00Z"));
});

const words = workbookWords("zh");
const problemsOf = async (sheets: Sheet[]) => {
  const opened = await openWorkbook(new Uint8Array(workbookOf(sheets)));
  if ("problem" in opened) return [opened.problem.code];
  const read = readTables(opened.sheets, { tables: listTables(), savedRows: () => [], words });
  return "problems" in read ? read.problems.map(({ code }) => code) : [];
};
const formula = '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>';

test.for(["hidden", "veryHidden"])(
  "a %s sheet that is not one of our tables is ignored, regardless of its content",
  async (state) => {
    expect(await problemsOf([{ name: "WpsReserved_CellImgList", state, rows: formula }])).toEqual(["noSheet"]);
  },
);

test("an unknown visible sheet is rejected", async () => {
  expect(await problemsOf([{ name: "Sheet2", rows: "" }])).toEqual(["unknownSheet"]);
});

test("a known table on a hidden sheet is read, and its formula rejected", async () => {
  expect(await problemsOf([{ name: "联系人", state: "hidden", rows: formula }])).toEqual(["formula"]);
});

test("a password-protected workbook is reported as such", async () => {
  const container = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(600),
    Buffer.from("EncryptedPackage", "utf16le"),
  ]);
  expect(await openWorkbook(new Uint8Array(container))).toEqual({ problem: { code: "password", params: undefined } });
});
