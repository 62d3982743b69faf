import { StatementSync } from "node:sqlite";

// Loaded into the portal under test: on SIGWINCH it sends how long each SQLite statement held the thread since the last time.
/** @type {Map<string, number>} The longest run of each statement in milliseconds. */
const longest = new Map();

for (const name of ["all", "get", "run"]) {
  const original = StatementSync.prototype[name];
  StatementSync.prototype[name] = function timed(...values) {
    const started = performance.now();
    try {
      return original.apply(this, values);
    } finally {
      const taken = performance.now() - started;
      if (taken > (longest.get(this.sourceSQL) ?? 0)) longest.set(this.sourceSQL, taken);
    }
  };
}

process.on("SIGWINCH", () => {
  process.send?.([...longest].map(([sql, ms]) => ({ sql, ms })));
  longest.clear();
});
