import type { StructureProblem } from "~/ui/import/outcome";
import { attribute, type WorkbookPart, tagsIn, workbookPart } from "./sheet-facts.server";

/** Excel's built-in percent formats, which the file does not define (ECMA-376 part 1, 18.8.30). */
const percentFormats: Record<string, string> = { "9": "0%", "10": "0.00%" };

/**
 * Converts numbers to the text that their cells display, which is what the author means: 0.35 in the format `0%`
 * becomes the text `35%`. A format that displays only part of the number, such as `#,##0,` for thousands, is rejected
 * with its cell. Dates count from 1904 if the workbook says so in either spelling.
 */
export function withShownNumbers(
  part: WorkbookPart,
  formats: readonly Format[],
): { part: WorkbookPart; problem?: StructureProblem } {
  if (part.name === workbookPart) return { part: { ...part, text: withPlainDateSystem(part.text) } };
  if (!part.text.includes("sheetData")) return { part };
  const { text, scaledCell } = withPercentAsText(part.text, formats);
  return {
    part: { ...part, text },
    problem: scaledCell === undefined ? undefined : { code: "scaled", params: { cell: scaledCell } },
  };
}

/** The reader only knows `date1904="1"`; booleans in the schema can also be `true` (XML Schema part 2, 3.2.2). */
const withPlainDateSystem = (text: string) =>
  text.replace(/(<(?:\w{1,20}:)?workbookPr\b[^>]*\sdate1904\s*=\s*["'])true(?=["'])/, "$11");

/** The number formats of a workbook's cell styles, by the index that cells use. */
export function readFormats(parts: readonly WorkbookPart[]): Format[] {
  const styles = parts.find(({ name }) => name === "xl/styles.xml")?.text ?? "";
  const codes: Record<string, string> = {
    ...percentFormats,
    ...Object.fromEntries(
      tagsIn(styles, "numFmt").map((tag) => [attribute(tag, "numFmtId"), attribute(tag, "formatCode")]),
    ),
  };
  const [cellStyles = ""] = /<(?:\w{1,20}:)?cellXfs\b[\s\S]*?<\/(?:\w{1,20}:)?cellXfs>/.exec(styles) ?? [];
  return tagsIn(cellStyles, "xf").map((tag) => readFormat(codes[attribute(tag, "numFmtId")] ?? ""));
}

export type Format = { percents: number; isScaled: boolean };

/** The effect of a format on a number: how many times it multiplies by 100, and whether it displays thousands. */
function readFormat(code: string): Format {
  const signs = code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/gs, "");
  const [positive = ""] = signs.split(";");
  return { percents: positive.match(/%/g)?.length ?? 0, isScaled: /[0#?],+(?![0#?,])/.test(signs) };
}

const cells = /<((?:\w{1,20}:)?)c\b([^>]*)(?<!\/)>((?:(?!<\/\1c>)[\s\S])*)<\/\1c>/g;

function withPercentAsText(text: string, formats: readonly Format[]): { text: string; scaledCell?: string } {
  let scaledCell: string | undefined;
  const shown = text.replace(cells, (cell, prefix: string, attributes: string, content: string) => {
    const tag = `<c ${attributes}>`;
    const format = formats[Number(attribute(tag, "s") || "0")];
    const isNumber = ["", "n"].includes(attribute(tag, "t"));
    const [, value = ""] = /<(?:\w{1,20}:)?v\b[^>]*>\s*([^<]*?)\s*</.exec(content) ?? [];
    if (!format || !isNumber || value === "" || Number.isNaN(Number(value))) return cell;
    if (format.isScaled && Number(value) !== 0) scaledCell ??= attribute(tag, "r");
    if (format.percents === 0) return cell;
    return `<${prefix}c r="${attribute(tag, "r")}" t="inlineStr"><${prefix}is><${prefix}t>${hundredfold(Number(value), format.percents)}%</${prefix}t></${prefix}is></${prefix}c>`;
  });
  return { text: shown, scaledCell };
}

/** Excel keeps 15 digits; further ones are binary rounding errors and are dropped. */
const hundredfold = (value: number, times: number): string =>
  Number((value * 100 ** times).toPrecision(15)).toLocaleString("en-US", {
    useGrouping: false,
    maximumSignificantDigits: 15,
  });
