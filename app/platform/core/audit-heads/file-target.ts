import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import path from "node:path";
import { auditHeadMaxBytes } from "~/rules/limits/audit";
import { type Head, readLine, toLine } from "./head";
import type { HeadTarget } from "./target";

/** An append-only file with one JSON object per line. */
export const fileTarget = (file: string): HeadTarget => ({
  name: `file:${path.resolve(file)}`,
  async write(head) {
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(file, "a+", 0o600);
    try {
      await handle.appendFile(`${(await isTorn(handle)) ? "\n" : ""}${toLine(head)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  read: () => readHeads(file),
});

/** A crash may have truncated the last line, and the next one must not be appended to it. */
async function isTorn(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== "\n";
}

/** The heads in a file, either our own or lines collected by syslog; lines without a head are skipped. */
export async function* readHeads(file: string): AsyncGenerator<Head | null> {
  for await (const line of linesIn(file)) {
    const head = readLine(line);
    if (head !== undefined) yield head;
  }
}

/**
 * Streams the lines of a file of any size. A line beyond the maximum length is truncated, so it is not a head. A
 * missing file has no lines.
 */
async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = "";
  try {
    for await (const piece of createReadStream(file, "utf8")) {
      const lines = `${rest}${String(piece)}`.split("\n");
      rest = (lines.pop() ?? "").slice(0, auditHeadMaxBytes);
      yield* lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  if (rest) yield rest;
}
