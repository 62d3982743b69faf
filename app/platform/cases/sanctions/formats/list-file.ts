import { type ArchiveEntry, archiveEntries } from "~/rules/files/archive";
import { listMaxFiles, listReadMaxMs, listUnpackedMaxBytes } from "~/rules/sanctions/limits";
import { kilobytes } from "~/rules/size";
import { refuse } from "~/platform/core/base/refuse";
import { unpackPieces } from "~/platform/core/storage/unpack";

/** A file of a list: its name in lower case without folders, and a stream of its bytes. */
export type ListFile = { name: string; pieces: () => AsyncIterable<Uint8Array> };

const zipStart = [0x50, 0x4b];

/**
 * The files of an upload: the upload itself, or the contents of a zip. Their unpacked size is limited before and while
 * they are unpacked (`sanctions.unpacked`), and so is the time (`sanctions.slow`).
 */
export function sanctionListFiles(name: string, bytes: Uint8Array, now: () => number = Date.now): ListFile[] {
  const end = now() + listReadMaxMs;
  const isZip = zipStart.every((byte, at) => bytes[at] === byte);
  if (!isZip) return [{ name: toBareName(name), pieces: () => inTime(slices(bytes), end, now) }];
  const entries = (archiveEntries(bytes) ?? refuse("unacceptable", "sanctions.broken")).filter(
    ({ name: path }) => !path.endsWith("/"),
  );
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (entries.length > listMaxFiles || size > listUnpackedMaxBytes) refuse("unacceptable", "sanctions.unpacked");
  return entries.map((entry) => ({
    name: toBareName(entry.name),
    pieces: () => inTime(unpackOrRefuse(bytes, entry), end, now),
  }));
}

async function* unpackOrRefuse(bytes: Uint8Array, entry: ArchiveEntry) {
  try {
    yield* unpackPieces(bytes, entry);
  } catch {
    refuse("unacceptable", "sanctions.broken");
  }
}

const toBareName = (path: string) => path.replace(/^.*[/\\]/, "").toLowerCase();

const sliceBytes = kilobytes(64);

/** In chunks, so that other requests get a turn. */
async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array, undefined> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await new Promise((done) => setImmediate(done));
  }
}

async function* inTime(pieces: AsyncIterable<Uint8Array>, end: number, now: () => number) {
  for await (const piece of pieces) {
    if (now() > end) refuse("unacceptable", "sanctions.slow");
    yield piece;
  }
}
