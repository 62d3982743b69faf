import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import readWorkbook from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import type { Cell } from "~/rules/fields/cell";

type Lines = Record<string, Cell[][]>;
type File = { name: string; mimeType: string; buffer: Buffer };

/** Returns the file downloaded by a click on a link. */
export async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return contentOf(download);
}

const contentOf = async (download: Download) => readFile(await download.path());

/** A file as selected for an upload. */
export const xlsx = (buffer: Uint8Array, name = "filled.xlsx"): File => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(buffer),
});

/** A downloaded workbook with these lines typed below the header of these sheets, the ID column left empty. */
export async function filled(workbook: Buffer, typed: Lines): Promise<File> {
  const sheets = (await readWorkbook(workbook)) as { sheet: string; data: Cell[][] }[];
  const cell = (value: Cell) =>
    value instanceof Date
      ? { value, type: Date, format: "yyyy-mm-dd" }
      : typeof value === "number"
        ? { value, type: Number }
        : { value: String(value ?? ""), type: String };
  const data = sheets.map(({ sheet, data: [header = [], ...rows] }) => ({
    sheet,
    data: [header, ...(typed[sheet]?.map((line) => ["", ...line]) ?? rows)].map((row) => row.map(cell)),
  }));
  return xlsx(await writeExcelFile(data).toBuffer());
}
