// Functions that browsers of the age of Chrome 109 lack and that our scripts or libraries use. Only old browsers load this.
import "core-js/actual/array/to-reversed";
import "core-js/actual/array/to-sorted";
import "core-js/actual/array/to-spliced";
import "core-js/actual/array/with";

// The functions for addresses and for fetching are added here, because `core-js` includes a whole URL implementation with the
// former and does not have the latter.
function parse(address: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener("abort", () => controller.abort(signal.reason), { signal: controller.signal });
  }
  return controller.signal;
}

const canParse = (...address: Parameters<typeof parse>): boolean => parse(...address) !== null;

if (!("parse" in URL)) Object.assign(URL, { parse });
if (!("canParse" in URL)) Object.assign(URL, { canParse });
if (!("any" in AbortSignal)) Object.assign(AbortSignal, { any });
