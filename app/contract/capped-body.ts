/** The body of an answer as text, up to this number of decompressed bytes; null if it is longer (F-11). */
export async function cappedText(response: Response, mostBytes: number): Promise<string | null> {
  const bytes = await cappedBytes(response, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** Like `cappedText`, but as bytes. Throws the connection's error if the answer breaks off. */
export async function cappedBytes(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  // Not every browser lets a stream be looped over.
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  try {
    return await readBytes(reader, mostBytes);
  } finally {
    // An unread rest would keep the connection open; for a body that has been read to its end, this does nothing.
    await reader.cancel().catch(() => undefined);
  }
}

async function readBytes(reader: ReadableStreamDefaultReader<Uint8Array>, mostBytes: number) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.byteLength;
    if (size > mostBytes) return null;
    pieces.push(piece.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

/**
 * The same answer with a body that streams up to this number of decompressed bytes, and then fails with a `RangeError`. Null if
 * its header states a longer body, or if it is empty; rethrows the error of a connection that breaks off before the first
 * chunk, while the caller can still be informed.
 */
export async function cappedStream(response: Response, mostBytes: number): Promise<Response | null> {
  const { body, status, headers } = response;
  if (Number(headers.get("content-length")) > mostBytes) {
    await body?.cancel().catch(() => undefined);
    return null;
  }
  const reader = body?.getReader();
  const first = await reader?.read();
  if (!reader || !first || first.done) return null;
  let piece: ReadableStreamReadResult<Uint8Array> = first;
  let size = 0;
  const countedBody = new ReadableStream<Uint8Array>({
    async pull(stream) {
      if (piece.done) return stream.close();
      size += piece.value.byteLength;
      if (size > mostBytes) {
        await reader.cancel().catch(() => undefined);
        throw new RangeError("the answer is longer than its limit");
      }
      stream.enqueue(piece.value);
      piece = await reader.read();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(countedBody, { status, headers });
}
