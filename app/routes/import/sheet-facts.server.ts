/** An XML part of a workbook. */
export type WorkbookPart = { name: string; text: string };

/** A sheet in the workbook's list: its part, and whether it is hidden. */
export type SheetFacts = { name: string; part: string; isHidden: boolean };

const folder = "xl/";
export const workbookPart = `${folder}workbook.xml`;
const relationsPart = `${folder}_rels/workbook.xml.rels`;

/** The sheets of a workbook in order, including hidden ones, which the program may have created for itself. */
export function listSheets(parts: readonly WorkbookPart[]): SheetFacts[] {
  const targets = new Map(
    tagsIn(textOf(parts, relationsPart), "Relationship").map((tag) => [attribute(tag, "Id"), attribute(tag, "Target")]),
  );
  return tagsIn(textOf(parts, workbookPart), "sheet").map((tag) => {
    const target = targets.get(attribute(tag, "(?:\\w{1,20}:)?id")) ?? "";
    return {
      name: attribute(tag, "name"),
      part: target.startsWith("/") ? target.slice(1) : folder + target,
      isHidden: /^(?:hidden|veryHidden)$/.test(attribute(tag, "state")),
    };
  });
}

const textOf = (parts: readonly WorkbookPart[], name: string) => parts.find((part) => part.name === name)?.text ?? "";

/**
 * The opening tags of a name, with any prefix. The text contains no comments, because files with comments have already
 * been refused.
 */
export const tagsIn = (text: string, name: string): string[] =>
  text.match(new RegExp(`<(?:\\w{1,20}:)?${name}\\b[^>]*>`, "g")) ?? [];

/** The value of an attribute of a tag, or "". */
export function attribute(tag: string, name: string): string {
  const [, , value = ""] = new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, "s").exec(tag) ?? [];
  return value.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole: string, hex?: string, decimal?: string, entity = "") =>
      hex || decimal ? toCharacter(hex ? Number.parseInt(hex, 16) : Number(decimal)) : (entities[entity] ?? whole),
  );
}

const entities: Record<string, string> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };
const toCharacter = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : "");
