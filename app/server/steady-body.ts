import { uploadIdleMs, uploadLeastBytes, uploadPaceMs } from "~/rules/limits/uploads";

/** A body comes slower than an upload may, so that its sender holds a place without using it. */
export class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/**
 * The pieces of a body as they arrive, for as long as it keeps coming: at least `uploadLeastBytes` in every `uploadPaceMs`, and
 * never nothing for `uploadIdleMs`. Throws `TooSlow` otherwise, and what the connection throws when it breaks.
 */
export async function* steadyBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let since = performance.now();
  let received = 0;
  for (;;) {
    const { done, value } = await inTime(reader.read(), uploadIdleMs);
    if (done) return;
    received += value.byteLength;
    if (performance.now() - since >= uploadPaceMs) {
      if (received < uploadLeastBytes) throw new TooSlow();
      since = performance.now();
      received = 0;
    }
    yield value;
  }
}

/** Returns the value of a promise; throws `TooSlow` if it takes longer than this many milliseconds. */
async function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
