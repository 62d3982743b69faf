/** Reads the body of a response as text. Null if it is longer than this number of decompressed bytes (F-11). */
export async function cappedText(response: Response, mostBytes: number): Promise<string | null> {
  const bytes = await cappedBytes(response, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** Like `cappedText`, but returns bytes. If the connection breaks off, its error is thrown. */
export async function cappedBytes(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  // Not every browser supports `for await` over a stream.
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  try {
    return await readBytes(reader, mostBytes);
  } finally {
    // Unread bytes would keep the connection open. Cancelling a fully read body has no effect.
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
 * Returns the response with a body that streams up to this number of decompressed bytes and then fails with a
 * `RangeError`. Null if its header states a longer body, or if it is empty. If the connection breaks off before the
 * first chunk, the error is thrown, because the caller can still be informed at that point.
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
