import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { ask, type Question } from "../faults/client.ts";
import { buildClient } from "./built.ts";
import type { BenchLine } from "./table.ts";

/** Measures the code that a page loads before it is interactive, compared with React and Remix alone. */
export async function measureFirstLoad(url: string, page: Question): Promise<BenchLine[]> {
  const { text } = await ask(url, page);
  const script = scriptOf(text);
  const against = { what: "React and Remix alone", value: best(await buildClient("bare-client.ts")) };
  return [
    { what: "script of the tab, brotli", ours: script, unit: "kilobytes", goal: 140_000, stretch: 120_000 },
    { what: "script of the tab, brotli", ours: script, unit: "kilobytes", against },
    { what: "HTML of the tab, brotli", ours: best(text), unit: "kilobytes" },
  ];
}

const best = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The size in bytes, after brotli, of all scripts that a page references, including the texts of its language. */
function scriptOf(html: string): number {
  const names = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  return names.reduce((sum, name) => sum + best(readFileSync(path.join("build", "client", name))), 0);
}
