import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The rows of every table, as the tests that each names. */
const rows = readFileSync("docs/conformity.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?!-)/.test(line) && !/\| Shown by +\|$/.test(line))
  .map((line) => ({
    line,
    tests: [...line.matchAll(/`(tests\/[^`]+)`: "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ file, title })),
  }));

test("every row of the document names a test", () => {
  expect(rows.length).toBeGreaterThan(120);
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ line }) => line)).toEqual([]);
});

test("every test that the document names is there", () => {
  const missing = rows.flatMap(({ tests }) => tests.filter(({ file, title }) => !holds(file, title)));
  expect(missing).toEqual([]);
});

/** Whether a file has a test of a title, compared as it is written in the source, that is not left out of the run. */
function holds(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const asWritten = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!describe|skip|fixme|todo)\\(\\s*(["'\`])${asWritten}\\1,`).test(readFileSync(file, "utf8"));
}
