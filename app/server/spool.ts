import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { kilobytes } from "~/rules/size";

/** A file that only this process can access. Its name is removed immediately, so that it does not survive a crash. */
export type Spool = {
  /** The bytes from the start; can be read once. */
  read(): ReadableStream<Uint8Array>;
  close(): Promise<void>;
};

const pieceBytes = kilobytes(64);

/** Writes chunks to a file as they arrive. Rethrows the errors of the stream, and those of the disk when it is full. */
export async function spoolOf(pieces: AsyncIterable<Uint8Array>): Promise<Spool> {
  const file = await openNameless();
  try {
    for await (const piece of pieces) await file.writeFile(piece);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { read: () => readFrom(file), close: () => file.close() };
}

async function openNameless(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `upload-${randomUUID()}`);
  const file = await open(name, "wx+", 0o600);
  await unlink(name);
  return file;
}

function readFrom(file: FileHandle): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      async pull(stream) {
        const { bytesRead, buffer } = await file.read(new Uint8Array(pieceBytes), 0, pieceBytes, at);
        at += bytesRead;
        if (bytesRead === 0) stream.close();
        else stream.enqueue(buffer.subarray(0, bytesRead));
      },
    },
    { highWaterMark: 0 },
  );
}
