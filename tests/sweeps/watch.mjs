import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into the portal under test: on SIGWINCH it prints the keys of Object.prototype, the longest event-loop delay since the
// last signal, and the memory in use after garbage collection.
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGWINCH", () => {
  const longest = delay.max;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const condition = {
    prototype: Object.getOwnPropertyNames(Object.prototype),
    longestStandstillMs: Math.round(longest / 1e6),
    heldMegabytes: Math.round((heapUsed + external) / 1024 / 1024),
  };
  delay.reset();
  process.stdout.write(`condition ${JSON.stringify(condition)}\n`);
});
