import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { onTestFinished } from "vitest";
import type { DecisionRecord, EvidenceRecord, RoundRecord } from "~/platform/records/evidence/evidence-record";

const run = promisify(execFile);

/** The entries of an archive by their paths. */
export const entriesOf = (archive: Uint8Array): Record<string, Uint8Array> => unzipSync(archive);

/** Unpacks an archive into a separate folder, and returns the output of a command there. */
export async function runInArchive(archive: Uint8Array, command: string, ...args: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "evidence-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(entriesOf(archive))) {
    await mkdir(path.dirname(`${folder}/${name}`), { recursive: true });
    await writeFile(`${folder}/${name}`, content);
  }
  return (await run(command, args, { cwd: folder })).stdout;
}

/** Returns the data attached to the paper of a round. */
export function roundIn(paper: Uint8Array): RoundRecord {
  const data = dataIn(paper);
  if (data.kind !== "round") throw new Error("This is the paper of a decision.");
  return data;
}

/** Returns the data attached to the paper of a decision. */
export function decisionIn(paper: Uint8Array): DecisionRecord {
  const data = dataIn(paper);
  if (data.kind !== "decision") throw new Error("This is the paper of a round.");
  return data;
}

/** The data that a paper has attached: the content of its embedded file, compressed or not. */
function dataIn(paper: Uint8Array): EvidenceRecord {
  const text = Buffer.from(paper).toString("latin1");
  const at = text.indexOf("/Type /EmbeddedFile");
  const start = text.indexOf("stream\n", at) + "stream\n".length;
  const end = text.indexOf("\nendstream", start);
  const bytes = Buffer.from(paper).subarray(start, end);
  const isPacked = text.slice(at, start).includes("FlateDecode") || text.slice(at - 100, at).includes("FlateDecode");
  return JSON.parse((isPacked ? inflateSync(bytes) : bytes).toString("utf8")) as EvidenceRecord;
}
