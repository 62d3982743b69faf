import type { RefusalCode } from "~/rules/refusal-code";
import { type ArchiveEntry, archiveEntries, isBoundedArchive } from "~/rules/files/archive";
import { isEncryptedOffice } from "~/rules/files/encrypted-office";
import { relationsMaxBytes } from "~/rules/files/limits";
import { refuse } from "~/platform/core/base/refuse";
import { unpackPieces } from "./unpack";

type ActiveContent = {
  code: Extract<RefusalCode, "file.macros" | "file.activeX" | "file.embedded">;
  part: RegExp;
  relations: readonly string[];
};

/** Active content of a document, recognised by its part and by how other parts refer to it. */
const activeContent: readonly ActiveContent[] = [
  {
    code: "file.macros",
    part: /(^|\/)vba(Project|Data)[^/]*$|(^|\/)macrosheets\//i,
    relations: ["vbaproject", "wordvbadata", "xlmacrosheet", "xlintlmacrosheet"],
  },
  { code: "file.activeX", part: /(^|\/)activeX\//i, relations: ["control", "activexcontrolbinary"] },
  {
    code: "file.embedded",
    part: /(^|\/)embeddings\/|(^|\/)oleObject[^/]*$/i,
    relations: ["oleobject", "package", "afchunk"],
  },
];

/**
 * Rejects (422) a DOCX or XLSX that is a zip bomb, has a misleading central directory, or contains or loads what a document
 * does not need: a password, macros, ActiveX, embedded objects, external references except links to pages and email addresses
 * (S-42). It is unpacked piece by piece, and never beyond the sizes in its directory.
 */
export async function requireSafeOfficeFile(bytes: Uint8Array): Promise<void> {
  if (isEncryptedOffice(bytes)) refuse("unacceptable", "file.password");
  const entries = archiveEntries(bytes) ?? [];
  for (const { code, part } of activeContent)
    if (entries.some(({ name }) => part.test(name))) refuse("unacceptable", code);
  if (!isBoundedArchive(bytes)) refuse("unacceptable", "file.content");
  for (const entry of entries) {
    const isRelations = /\.rels$/i.test(entry.name);
    if (isRelations && entry.size > relationsMaxBytes) refuse("unacceptable", "file.archive");
    const content = (await unpackEntry(bytes, entry, isRelations)) ?? refuse("unacceptable", "file.archive");
    if (isRelations) requirePlainRelations(content);
  }
}

/** The unpacked bytes of an entry, empty unless it `isKept`; null if they do not match the directory. */
async function unpackEntry(bytes: Uint8Array, entry: ArchiveEntry, isKept: boolean): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of unpackPieces(bytes, entry)) if (isKept) pieces.push(piece);
  } catch {
    return null;
  }
  return Buffer.concat(pieces);
}

/** Every relationship must be parsed here as Office parses it; anything that cannot be parsed is refused. */
function requirePlainRelations(content: Buffer): void {
  const text = decodeText(content);
  const relations = [...text.matchAll(relation)];
  if (relations.length !== text.split(/<(?:[^\s<>/:]+:)?Relationship(?=[\s/>])/).length - 1)
    refuse("unacceptable", "file.archive");
  for (const [, attributes = ""] of relations) {
    const type = attributeOf(attributes, "Type").split("/").at(-1)?.toLowerCase() ?? "";
    const part = activeContent.find(({ relations: types }) => types.includes(type));
    if (part) refuse("unacceptable", part.code);
    const isExternal = attributeOf(attributes, "TargetMode").trim().toLowerCase() === "external";
    if (isExternal && !(type === "hyperlink" && isPlainLink(attributeOf(attributes, "Target"))))
      refuse("unacceptable", "file.external");
  }
}

/** Whether a link leads to a page or an address: not to a file, a share or a script on the reader's machine. */
const isPlainLink = (target: string): boolean => /^(?:https?|mailto):/i.test(target.trim());

const relation = /<(?:[^\s<>/:]+:)?Relationship((?:\s+[^\s=<>"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;

/** Office accepts only UTF-8 and UTF-16 and no DOCTYPE; anything else could be parsed differently here. */
function decodeText(content: Buffer): string {
  const [first, second] = content;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = new TextDecoder(isWide ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(content);
  const encoding = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? "utf-8";
  const isReadable = /^(utf-8|utf-16|us-ascii)$/i.test(encoding) && !text.includes("\0") && !/<!DOCTYPE/i.test(text);
  return isReadable ? text : refuse("unacceptable", "file.archive");
}

function attributeOf(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return (double ?? single ?? "").replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_, hex, decimal, word) =>
    word
      ? (entities[word as keyof typeof entities] ?? "")
      : characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : "");
