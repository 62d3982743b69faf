import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const pages = ["docs/specification.md", "docs/security.md"];
/** Every file with comments, tests or documents. */
const files = globSync(["app/**/*.{ts,tsx,css}", "tests/**/*.{ts,tsx}", "scripts/*.mjs", "docs/**/*.md", "*.{md,ts}"])
  .filter((file) => !pages.includes(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The citations of entries that a page does not have. */
const unknownIn = (pattern: RegExp, known: Set<string>) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].filter(([, id = ""]) => !known.has(id)).map(([cited]) => `${file}: ${cited}`),
  );

const idsIn = (page: string, pattern: RegExp) =>
  new Set([...readFileSync(page, "utf8").matchAll(pattern)].map(([, id = ""]) => id));

test("every cited section exists in the specification", () => {
  const known = idsIn("docs/specification.md", /^(?:## |\*\*)§(\d+(?:\.\d+)?)/gm);
  expect(known.size).toBeGreaterThan(120);
  expect(unknownIn(/§ ?(\d+(?:\.\d+)?)/g, known)).toEqual([]);
});

test("every cited threat, requirement, fault, input and measure exists on the security page", () => {
  const known = idsIn("docs/security.md", /^\| ([STFZH]-\d+) /gm);
  expect(known.size).toBeGreaterThan(60);
  expect(unknownIn(/\b([STFZH]-\d{2})\b/g, known)).toEqual([]);
});

test("no citation refers to a page outside the repository", () => {
  expect(unknownIn(/(\(?design (?:§|section) ?\d+|performance\.md, \d|[Ff]inding \d+ of the)/g, new Set())).toEqual([]);
});

test("every path and test that the security page mentions exists", () => {
  const page = readFileSync("docs/security.md", "utf8");
  const places = [...page.matchAll(/`([a-z][\w-]*\/[\w./-]+)`/g)].map(([, place = ""]) => place);
  expect(places.length).toBeGreaterThan(80);
  expect(places.filter((place) => !existsSync(`app/${place}`) && !existsSync(`tests/${place}`))).toEqual([]);
});

test("every source file that a document mentions exists", () => {
  const sources = globSync(["app/**", "tests/**", "scripts/**", "docs/**", "*.*"]);
  const missing = files
    .filter(({ file }) => file.startsWith("docs/") && file !== "docs/how-to-change.md")
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)]
        .filter(([, name = ""]) => !sources.some((source) => `/${source}`.endsWith(`/${name}`)))
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test("the list of decisions and each decision state the same date and status", () => {
  const list = readFileSync("docs/decisions/README.md", "utf8");
  const row = /^\| \[\d{3}\]\((.+?)\) +\| .+ \| (\d{4}-\d{2}-\d{2}) \| (accepted|superseded by .+?) +\|$/gm;
  const listed = [...list.matchAll(row)].map(([, file, date, status]) => `${file}: ${date}, ${status}`);
  const stated = globSync("docs/decisions/[0-9]*.md").map((file) => {
    const [, date, status] = /^# .+\n\n_(.{10}), (.+)_\n/.exec(readFileSync(file, "utf8")) ?? [];
    return `${file.split("/").at(-1)}: ${date}, ${status}`;
  });
  expect(new Set(stated)).toEqual(new Set(listed));
});
