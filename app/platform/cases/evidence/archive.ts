import { createHash } from "node:crypto";
import { Zip, ZipPassThrough } from "fflate";
import type { Core } from "~/platform/core/core";
import { storedStream } from "~/platform/core/storage/bytes";
import type { EvidenceFile, EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { verifyText } from "./verify-text";

/** The stored document of a pack. */
type Paper = { storedName: string; bytes: number; sha256: string };
type Entry = { path: string; bytes: number; sha256: string; open: () => Promise<AsyncIterable<Uint8Array>> };

const unix = 3;
/** Unix permissions of a file in the archive: writable for its owner, readable for everyone. */
const plainFile = (0o100644 << 16) >>> 0;

/** The name of the report in the archive. */
const paperPath = "evidence.pdf";

/**
 * The bytes of a pack's archive, streamed so that only some bytes of the files are in memory at a time. The same record
 * and files always produce the same bytes, because nothing is compressed and every entry has the date of the submission
 * or decision.
 */
export async function* archivePieces(core: Core, record: EvidenceRecord, paper: Paper): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { path, open } of await listEntries(core, record, paper)) {
    const entry = new ZipPassThrough(path);
    entry.mtime = noonOf(record.at);
    // The archive is marked as created on Unix, because for MS-DOS some programs ignore that names are in UTF-8.
    entry.os = unix;
    entry.attrs = plainFile;
    archive.add(entry);
    for await (const piece of await open()) {
      entry.push(piece);
      yield* pieces.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  archive.end();
  yield* pieces;
}

/** Archives store local times, so the date is built from its parts, at noon, which exists in every zone. */
function noonOf(instant: string): Date {
  const at = new Date(instant);
  return new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 12);
}

async function listEntries(core: Core, record: EvidenceRecord, paper: Paper): Promise<Entry[]> {
  const entries: Entry[] = [
    { ...paper, path: paperPath, open: () => storedStream(core, paper.storedName) },
    ...(await listAgreements(core, record)),
    ...(await listFiles(core, record)),
  ];
  const { format, number, at } = record;
  const subject = record.kind === "round" ? { round: record.round } : { change: record.section };
  const files = entries.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
  entries.push(
    toEntry("manifest.json", `${JSON.stringify({ format, number, ...subject, at, files }, null, 2)}\n`),
    toEntry("VERIFY.txt", verifyText(record)),
  );
  const sums = entries.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join("");
  return [...entries, toEntry("SHA256SUMS", sums)];
}

/** The texts that the registrant agreed to, named by the SHA-256 in the report. */
async function listAgreements({ db }: Core, record: EvidenceRecord): Promise<Entry[]> {
  const accepted = record.kind === "round" ? record.agreements.texts : [];
  const texts = accepted.flatMap(({ textCode, sha256 }) =>
    (["zh", "en"] as const).map((language) => ({
      path: `agreements/${textCode}.${language}.html`,
      hash: sha256[language],
    })),
  );
  if (texts.length === 0) return [];
  const rows = await db
    .selectFrom("agreement_wording")
    .selectAll()
    .where(
      "sha256",
      "in",
      texts.map(({ hash }) => hash),
    )
    .execute();
  return texts.flatMap(({ path, hash }) => {
    const row = rows.find(({ sha256 }) => sha256 === hash);
    return row ? toEntry(path, row.text) : [];
  });
}

async function listFiles(core: Core, { files }: EvidenceRecord): Promise<Entry[]> {
  const rows = await findStoredFiles(core, files);
  return files.flatMap(({ fileId, path, sha256, bytes }) => {
    const row = rows.find(({ id }) => id === fileId);
    return row && path && sha256 ? { path, sha256, bytes, open: () => storedStream(core, row.stored_name) } : [];
  });
}

/** The rows of a pack's files, including files that the supplier has removed since. */
export async function findStoredFiles({ db }: Core, files: readonly EvidenceFile[]) {
  if (files.length === 0) return [];
  const ids = files.map(({ fileId }) => fileId);
  return db.selectFrom("stored_file").select(["id", "stored_name", "scan_state"]).where("id", "in", ids).execute();
}

function toEntry(path: string, text: string): Entry {
  const content = Buffer.from(text);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return {
    path,
    bytes: content.length,
    sha256,
    async open() {
      return (async function* () {
        yield new Uint8Array(content);
      })();
    },
  };
}
