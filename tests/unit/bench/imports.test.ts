import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve("tests", "bench");

/** The modules that one imports from this repository, as written. Types are erased before it runs. */
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type\b)[^;]*?from "([.~][^"]*)";/gm)].map(
    ([, specifier = ""]) => specifier,
  );

/** The files that Node reads to run the benchmarks, and which of them it cannot find: without a bundler, every path has to be exact. */
function walk(files: string[], seen = new Set<string>(), unresolved: string[] = []) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const own = importsOf(file);
    unresolved.push(...own.filter((one) => !/^\.\.?\/.*\.(?:ts|mjs)$/.test(one)).map((one) => `${file}: ${one}`));
    walk(
      own.filter((one) => one.endsWith(".ts")).map((one) => path.resolve(path.dirname(file), one)),
      seen,
      unresolved,
    );
  }
  return { seen, unresolved };
}

test("Node finds every module of the benchmarks without a bundler", () => {
  const { seen, unresolved } = walk(
    readdirSync(folder).flatMap((name) => (name.endsWith(".ts") ? `${folder}/${name}` : [])),
  );
  expect(seen.size).toBeGreaterThan(20);
  expect(unresolved).toEqual([]);
});
