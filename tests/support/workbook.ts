import { Buffer } from "node:buffer";
import { inflateRawSync } from "node:zlib";
import { archiveEntries } from "~/rules/files/archive";

/** The XML parts of a workbook as text, by name. */
export function partsOf(workbook: Uint8Array): Record<string, string> {
  const bytes = Buffer.from(workbook);
  return Object.fromEntries(
    (archiveEntries(bytes) ?? []).map(({ name, at, packed, method }) => {
      const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
      const stored = bytes.subarray(from, from + packed);
      return [name, (method === 8 ? inflateRawSync(stored) : stored).toString("utf8")];
    }),
  );
}

/** The content of all sheets of a workbook, as XML. */
export const sheetsIn = (workbook: Uint8Array): string =>
  Object.entries(partsOf(workbook))
    .filter(([name]) => name.startsWith("xl/worksheets/"))
    .map(([, text]) => text)
    .join("\n");
