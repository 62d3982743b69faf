/** The body of an answer as text, read no further than so many bytes, unpacked; null where it is longer (F-11). */
export async function cappedText(response: Response, mostBytes: number): Promise<string | null> {
  // Not every browser lets a stream be looped over.
  const reader = response.body?.getReader();
  if (!reader) return "";
  try {
    return await readText(reader, mostBytes);
  } finally {
    // Left unread, the rest would hold its connection; what has been read to its end does not mind.
    await reader.cancel().catch(() => undefined);
  }
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>, mostBytes: number) {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.byteLength;
    if (size > mostBytes) return null;
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}
