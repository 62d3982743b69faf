import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How many files of the portal may import the discontinued framework (docs/framework.md): this number only decreases. */
const atMost = 207;

test("no more files import Remix than before", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => /from "@remix-run\//.test(readFileSync(file, "utf8")));
  expect(files.length).toBeLessThanOrEqual(atMost);
});
