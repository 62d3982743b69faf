import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { securityEvents } from "~/platform/core/security-events/events";

test("the document lists exactly the events of the code, with their levels and descriptions", () => {
  const text = readFileSync("docs/security-events.md", "utf8");
  const rows = [...text.matchAll(/^\| `(\w+)` +\| (info|warn) +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells);
  expect(rows).toEqual(Object.entries(securityEvents).map(([name, { level, when }]) => [name, level, when]));
});
