import { escapeXml } from "./sheet-xml";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const document = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const mainType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Where the sheet lies whose place, from 0, is given. */
export const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

/** Everything of a workbook but its sheets, by name: what it consists of, and how cells look. */
export function workbookParts(sheets: readonly string[]): Record<string, string> {
  const each = (line: (name: string, number: number) => string) =>
    sheets.map((name, at) => line(name, at + 1)).join("");
  return {
    "[Content_Types].xml": `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mainType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mainType}.styles+xml"/>${each((_, number) => `<Override PartName="/${sheetPart(number - 1)}" ContentType="${mainType}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${document}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${relations}">${each((_, number) => `<Relationship Id="rId${number}" Type="${document}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${document}/styles" Target="/xl/styles.xml"/></Relationships>`,
    "xl/styles.xml": styles,
  };
}

/** Plain, text that stays text, headings, instants to the minute: in the order in which `sheet-xml.ts` numbers them. */
const styles = `${head}<styleSheet xmlns="${spreadsheet}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEBF3FF"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;
