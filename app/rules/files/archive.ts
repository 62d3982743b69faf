import { unpackedMaxBytes, unpackedMaxEntries, unpackedMaxRatio } from "./limits";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** The maximum length of the comment after the end record. */
const commentLength = 65_535;

/** Whether a docx or xlsx has acceptable contents according to its directory. Nothing is unpacked (S-42). */
export function isBoundedArchive(bytes: Uint8Array): boolean {
  const entries = archiveEntries(bytes);
  if (!entries || entries.length > unpackedMaxEntries) return false;
  const unpackedSize = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    unpackedSize <= unpackedMaxBytes && unpackedSize <= bytes.length * unpackedMaxRatio && entries.every(isPlainEntry)
  );
}

/** A file of an archive as listed in the directory, which cannot be trusted. */
export type ArchiveEntry = {
  name: string;
  /** Its unpacked size, packed size, compression method (0: none, 8: deflate) and offset. */
  size: number;
  packed: number;
  method: number;
  at: number;
  isEncrypted: boolean;
};

/** Whether the entries contain no macros, no encrypted files and no path outside the target folder. */
const isPlainEntry = ({ name, isEncrypted }: ArchiveEntry) =>
  !isEncrypted && !/(^|\/)\.\.(\/|$)|^\/|\\/.test(name) && !/vbaProject\.bin$|\/activeX\//i.test(name);

/** The entries in the directory of an archive, or null if the bytes are not an archive. */
export const archiveEntries = (bytes: Uint8Array): ArchiveEntry[] | null =>
  readDirectory(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));

function readDirectory(view: DataView): ArchiveEntry[] | null {
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ArchiveEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature) return null;
    const nameLength = view.getUint16(at + 28, true);
    const nameEnd = at + entryLength + nameLength;
    if (nameEnd > view.byteLength) return null;
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + entryLength, nameLength)),
      size: view.getUint32(at + 24, true),
      packed: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      at: view.getUint32(at + 42, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - endLength; at >= Math.max(0, view.byteLength - endLength - commentLength); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}
