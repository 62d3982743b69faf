import { SaxesParser } from "saxes";
import { listMaxDepth, listTextMaxCharacters } from "~/rules/sanctions/limits";
import { refuse } from "~/platform/core/base/refuse";
import type { ListFile } from "./list-file";

/** An element with its content. */
export type XmlElement = { tag: string; attributes: Record<string, string>; text: string; children: XmlElement[] };

/**
 * Yields the root of an XML file, without its content, and then each element with one of these names, while the file is read:
 * only one of them is in memory at a time. A DOCTYPE is refused, so the five entities of XML are the only ones; malformed XML is
 * refused too.
 */
export async function* readElements(file: ListFile, names: readonly string[]): AsyncGenerator<XmlElement, undefined> {
  const ready: XmlElement[] = [];
  const parser = openParser(names, ready);
  const decoder = new TextDecoder("utf-8");
  for await (const piece of file.pieces()) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield* ready.splice(0);
  }
  parser.write(decoder.decode()).close();
  yield* ready.splice(0);
}

function openParser(names: readonly string[], ready: XmlElement[]): SaxesParser {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let depth = 0;
  let characters = 0;
  const broken = (): never => refuse("unacceptable", "sanctions.broken");
  const addText = (text: string) => {
    const last = open.at(-1);
    if (!last) return;
    characters += text.length;
    if (characters > listTextMaxCharacters) broken();
    last.text += text;
  };
  parser.on("error", broken);
  parser.on("doctype", broken);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > listMaxDepth) broken();
    const element = { tag: withoutPrefix(name), attributes: { ...attributes }, text: "", children: [] };
    if (depth === 1) ready.push(element);
    else if (open.length > 0 || names.includes(element.tag)) {
      open.at(-1)?.children.push(element);
      open.push(element);
    }
  });
  parser.on("closetag", () => {
    depth -= 1;
    const element = open.pop();
    if (element && open.length === 0) {
      ready.push(element);
      characters = 0;
    }
  });
  return parser;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** The elements under one, along a path of names. */
export function listAt({ children }: XmlElement, ...path: readonly string[]): XmlElement[] {
  const [first, ...rest] = path;
  const matches = children.filter(({ tag }) => tag === first);
  return rest.length === 0 ? matches : matches.flatMap((one) => listAt(one, ...rest));
}

/** The texts under an element, along a path of names, without empty ones. */
export const textsAt = (element: XmlElement, ...path: readonly string[]): string[] =>
  listAt(element, ...path)
    .map(({ text }) => text.replace(/\s+/gu, " ").trim())
    .filter((text) => text !== "");

/** The texts of these elements as one, in their order. */
export const joinTexts = (element: XmlElement, names: readonly string[], by: string): string =>
  names.flatMap((name) => textsAt(element, name)).join(by);
