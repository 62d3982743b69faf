/** A signal that ends a call after this many milliseconds, unless the limit is lifted before. */
export function timeLimit(timeoutMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException("The call took too long", "TimeoutError")),
    timeoutMs,
  );
  timer.unref();
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}
