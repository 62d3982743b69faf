import { uploadIdleMs, uploadLeastBytes, uploadPaceMs } from "~/rules/limits/uploads";

/** The body arrives more slowly than allowed, so that its sender occupies a slot without using it. */
export class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/**
 * The chunks of a body as they arrive. Throws `TooSlow` if fewer than `uploadLeastBytes` arrive in `uploadPaceMs`, or
 * none in `uploadIdleMs`. Rethrows the error of a broken connection.
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
