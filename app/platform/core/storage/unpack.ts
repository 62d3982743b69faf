import { createInflateRaw } from "node:zlib";
import type { ArchiveEntry } from "~/rules/files/archive";

const localSignature = 0x04034b50;
const localLength = 30;

/** Unpacks an entry of an archive, chunk by chunk; throws if it does not match the directory. */
export async function* unpackPieces(bytes: Uint8Array, entry: ArchiveEntry): AsyncGenerator<Uint8Array, undefined> {
  const packedContent = packedBytes(bytes, entry);
  if (packedContent === null || (entry.method !== 0 && entry.method !== 8)) throw new Error("No such entry");
  let size = 0;
  for await (const piece of entry.method === 0 ? [packedContent] : inflate(packedContent)) {
    size += piece.length;
    if (size > entry.size) throw new Error("An entry is longer than its archive says");
    yield piece;
  }
  if (size !== entry.size) throw new Error("An entry is shorter than its archive says");
}

function inflate(packedContent: Uint8Array): AsyncIterable<Uint8Array> {
  const stream = createInflateRaw();
  stream.end(packedContent);
  return stream;
}

/** The bytes of an entry as stored in the archive. Null if there is no entry of this name at that offset. */
function packedBytes(bytes: Uint8Array, { at, name, packed }: ArchiveEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + localLength > bytes.length || view.getUint32(at, true) !== localSignature) return null;
  const nameEnd = at + localLength + view.getUint16(at + 26, true);
  if (new TextDecoder().decode(bytes.subarray(at + localLength, nameEnd)) !== name) return null;
  const begin = nameEnd + view.getUint16(at + 28, true);
  return begin + packed <= bytes.length ? bytes.subarray(begin, begin + packed) : null;
}
