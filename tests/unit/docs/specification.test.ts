import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Every paragraph of the specification, with the tests listed under it. */
const paragraphs = readFileSync("docs/specification.md", "utf8")
  .split(/^(?=\*\*§)/m)
  .slice(1)
  .map((text) => ({
    number: /^\*\*§([\d.]+)\*\*/.exec(text)?.[1] ?? "",
    tests: [...text.matchAll(/^- `(tests\/[^`]+)`: "(.+)"$/gm)].map(([, file = "", title = ""]) => ({ file, title })),
  }));

test("every paragraph lists a test", () => {
  expect(paragraphs.length).toBeGreaterThan(120);
  expect(paragraphs.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test("paragraphs are numbered in order within their section", () => {
  const sections = Map.groupBy(paragraphs, ({ number }) => number.split(".")[0] ?? "");
  for (const [section, within] of sections)
    expect(within.map(({ number }) => number)).toEqual(within.map((_, at) => `${section}.${at + 1}`));
});

test("every test that the specification lists exists", () => {
  const missing = paragraphs.flatMap(({ tests }) => tests.filter(({ file, title }) => !hasTest(file, title)));
  expect(missing).toEqual([]);
});

/** Whether a file has a test with this title, compared as written in the source, that is not skipped. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const asWritten = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!describe|skip|fixme|todo)\\(\\s*(["'\`])${asWritten}\\1,`).test(readFileSync(file, "utf8"));
}
