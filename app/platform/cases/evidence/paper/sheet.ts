import Pdf from "pdfkit";
import type { Fonts } from "./fonts";
import { cutToFit, type PaperPart, type Style } from "./part";

/** A4 in points, with its margins; header and footer are outside `top` and `bottom`. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 72, bottom: 64 } as const;
export const contentWidth = page.width - page.left - page.right;
const bottomEdge = page.height - page.bottom;

/** A cell of a row: texts one below the other. `at` and `width` are shares of the content's width. */
export type PaperCell = { at: number; width: number; parts: PaperPart[] };
type PaperRow = { cells: PaperCell[]; fill?: string; line?: string; padding?: number };

export const colors = {
  text: "#111827",
  quiet: "#55627a",
  brand: "#1d5fc0",
  line: "#d5dbe5",
  fill: "#eef3fa",
} as const;
const cellGap = 10;
/** The height above which a row that does not fit is split; shorter ones move to the next page. */
const cutFrom = 200;

type About = { title: string; author: string; subject: string; at: Date };

/**
 * A report that is filled from top to bottom; rows that do not fit continue on the next page. All dates are passed in
 * and nothing is compressed, so that the bytes depend neither on the clock nor on the machine's zlib.
 */
export function openSheet(fonts: Fonts, { title, author, subject, at }: About) {
  const document = new Pdf({
    size: "A4",
    margin: 0,
    compress: false,
    pdfVersion: "1.7",
    bufferPages: true,
    autoFirstPage: false,
    lang: "zh-CN",
    displayTitle: true,
    // pdfkit can start without a built-in font, but its types do not allow it.
    font: null as unknown as string,
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: at, ModDate: at },
  });
  for (const name of ["regular", "bold"] as const)
    // It also accepts a parsed font; a font passed as bytes would be parsed at every change of style.
    document.registerFont(name, fonts[name] as unknown as Buffer);
  let y: number = page.top;
  let head: PaperRow | undefined;

  const set = ({ font, size, color }: Style) => document.font(font).fontSize(size).fillColor(color);
  const heightOf = ({ text, style }: PaperPart, width: number) => set(style).heightOfString(text, { width });
  const widthOf = (cell: PaperCell) => cell.width * contentWidth - cellGap;
  const cellHeight = (cell: PaperCell) => cell.parts.reduce((sum, part) => sum + heightOf(part, widthOf(cell)), 0);
  const rowHeight = ({ cells, padding = 5 }: PaperRow) => Math.max(...cells.map(cellHeight)) + 2 * padding;

  function startPage() {
    document.addPage();
    y = page.top;
    if (head) draw(head);
  }

  function draw(row: PaperRow) {
    const height = rowHeight(row);
    const { cells, fill, line, padding = 5 } = row;
    if (fill) document.rect(page.left, y, contentWidth, height).fill(fill);
    for (const cell of cells) drawCell(cell, y + padding);
    y += height;
    if (line)
      document
        .moveTo(page.left, y)
        .lineTo(page.left + contentWidth, y)
        .lineWidth(0.5)
        .stroke(line);
  }

  function drawCell(cell: PaperCell, from: number) {
    let top = from;
    const width = widthOf(cell);
    for (const part of cell.parts) {
      const height = heightOf(part, width);
      set(part.style).text(part.text, page.left + cell.at * contentWidth + cellGap / 2, top, {
        width,
        ...(part.link && { link: part.link }),
      });
      top += height;
    }
  }

  /** Draws a row. If it does not fit on the rest of the page, it moves to the next one or is cut and continues there. */
  function addRow(row: PaperRow): void {
    const room = bottomEdge - y;
    const height = rowHeight(row);
    if (height <= room) return draw(row);
    if (height <= cutFrom || room < cutFrom / 2) {
      startPage();
      if (height <= bottomEdge - y) return draw(row);
    }
    const most = bottomEdge - y - 2 * (row.padding ?? 5);
    const cuts = row.cells.map((cell) => cutToFit(cell.parts, most, (part) => heightOf(part, widthOf(cell))));
    const withParts = (side: "first" | "rest") =>
      row.cells.map((cell, place) => ({ ...cell, parts: cuts[place]?.[side] ?? [] }));
    draw({ ...row, cells: withParts("first") });
    startPage();
    addRow({ ...row, cells: withParts("rest") });
  }

  return {
    document,
    startPage,
    addRow,
    /** Sets the row that is repeated at the top of every page of a table; undefined ends the repetition. */
    setHead(row: PaperRow | undefined) {
      head = row;
    },
    /** Adds vertical space, or starts a new page if less than `needed` is left. */
    space(height: number, needed = 0) {
      y += height;
      if (y + needed > bottomEdge) startPage();
    },
    set,
  };
}
export type Sheet = ReturnType<typeof openSheet>;
