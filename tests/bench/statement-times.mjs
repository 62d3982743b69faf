import { StatementSync } from "node:sqlite";

// Loaded into the portal under test: on SIGWINCH it sends how long each SQLite statement worked in the thread since the last time.
/** @type {Map<string, number>} The longest run of each statement in milliseconds of the processor: other programs do not count. */
const longest = new Map();

/** Returns the processor time that this thread has used, in milliseconds. */
function used() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

for (const name of ["all", "get", "run"]) {
  const original = StatementSync.prototype[name];
  StatementSync.prototype[name] = function timed(...values) {
    const started = used();
    try {
      return original.apply(this, values);
    } finally {
      const taken = used() - started;
      if (taken > (longest.get(this.sourceSQL) ?? 0)) longest.set(this.sourceSQL, taken);
    }
  };
}

process.on("SIGWINCH", () => {
  process.send?.([...longest].map(([sql, ms]) => ({ sql, ms })));
  longest.clear();
});
