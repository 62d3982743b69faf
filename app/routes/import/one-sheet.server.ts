import writeExcelFile from "write-excel-file/node";
import { workbookDownload } from "~/routes/export/send-workbook.server";
import type { Cell } from "~/rules/fields/cell";
import { cellText } from "~/rules/fields/cell-text";
import { fileMaxBytes } from "~/rules/files/limits";
import { workbookMaxBytes } from "~/rules/workbook/limits";
import type { Portal } from "~/session/portal.server";
import { openInWorker } from "./open-in-worker.server";

const heading = { fontWeight: "bold", backgroundColor: "#ebf3ff", wrap: true } as const;
const columnWidth = 28;
/** A cell with text format, in which Excel keeps even typed numbers as text. */
const textCell = (value: string) => ({ value: cellText(value), type: String, format: "@" });

/** A template workbook with one sheet: its headings, and rows formatted as text. */
export async function writeOneSheet(name: string, headings: readonly string[], rows: number): Promise<Response> {
  const data = [
    headings.map((words) => ({ ...textCell(words), ...heading })),
    ...Array.from({ length: rows }, () => headings.map(() => textCell(""))),
  ];
  const columns = headings.map(() => ({ width: columnWidth }));
  const sheet = name.replace(/^./, (letter) => letter.toUpperCase());
  const workbook = await writeExcelFile([{ sheet, data, columns, stickyRowsCount: 1 }]).toBuffer();
  return workbookDownload(new Uint8Array(workbook), name);
}

/** The rows of the first sheet of an uploaded workbook, or the reason why it cannot be read. */
export async function readOneSheet(
  portal: Portal,
): Promise<{ lines: readonly Cell[][] } | { problems: { code: "unreadable" | "busy" }[] }> {
  const file = (await portal.form(fileMaxBytes)).get("workbook");
  if (!(file instanceof File) || file.size === 0 || file.size > workbookMaxBytes)
    return { problems: [{ code: "unreadable" }] };
  const workbook = await openInWorker(new Uint8Array(await file.arrayBuffer()));
  if (workbook === "busy") return { problems: [{ code: "busy" }] };
  const sheet = "sheets" in workbook ? workbook.sheets.find(({ isHidden }) => !isHidden) : undefined;
  return sheet ? { lines: sheet.data } : { problems: [{ code: "unreadable" }] };
}
