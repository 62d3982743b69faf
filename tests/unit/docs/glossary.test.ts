import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const code = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => `app/${name}`)
  .filter((file) => /\.(tsx?|css)$/.test(file));
/** Comments may mention removed names. */
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
const text = code.map((file) => `${file}\n${withoutComments(readFileSync(file, "utf8"))}`).join("\n");

const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));

const [, table = ""] = readFileSync("docs/glossary.md", "utf8")
  .split(/^## .*$/m)
  .slice(1);
const terms = table
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, term = "", , , names = ""]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => ({ term, name })),
  );

test("the glossary lists more than a hundred names from the code", () => {
  expect(terms.length).toBeGreaterThan(100);
});

/** For a name or a dotted name such as `a.b`, whether each part exists; anything else, such as a path, must occur literally. */
const isInCode = (name: string) =>
  /^[\w$.]+$/.test(name) ? name.split(".").every((part) => words.has(part)) : text.includes(name.replace("…", ""));

test("every name in the glossary exists in the code", () => {
  expect(terms.filter(({ name }) => !isInCode(name))).toEqual([]);
});
