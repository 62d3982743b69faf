import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { build } from "esbuild";

/** The folder of the approved transcripts; UPDATE_TRANSCRIPTS=1 rewrites them. */
const folder = new URL("../e2e/transcripts/", import.meta.url);

/** Expects a screen reader to read the page, from its beginning to its end, as in the approved transcript. */
export async function readsAsAgreed(page: Page, name: string) {
  const agreed = new URL(`${name}.md`, folder);
  const text = `# ${name}\n\n${transcriptOf(await readAloud(page))}`;
  if (process.env.UPDATE_TRANSCRIPTS) {
    await mkdir(folder, { recursive: true });
    await writeFile(agreed, text);
  }
  expect.soft(text, `UPDATE_TRANSCRIPTS=1 writes ${name}.md again`).toBe(await readFile(agreed, "utf8"));
}

/**
 * The phrases of a screen reader that reads the whole page. Scripts evaluated by a test are exempt from the content
 * security policy.
 */
async function readAloud(page: Page): Promise<string[]> {
  await page.evaluate(await (bundle ??= bundleReader()));
  return page.evaluate(() => (window as unknown as { readAloud: () => Promise<string[]> }).readAloud());
}

let bundle: Promise<string> | undefined;

async function bundleReader() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("virtual-reader.mjs", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * One phrase per line, indented by nesting. Omitted are the parts of a name read as one, empty live regions, and the
 * label of a control after its name: the library reads them, and screen readers do not.
 */
function transcriptOf(phrases: readonly string[]): string {
  const ends = endsOf(phrases);
  const lines: string[] = [];
  let depth = 0;
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] ?? "";
    const end = ends.get(at);
    if (phrase.startsWith("end of ")) depth -= 1;
    else if (phrase !== "status" || end) {
      if (phrases[at - 1]?.split(", ")[1] !== phrase) lines.push(`${"  ".repeat(depth)}- ${withoutChanges(phrase)}\n`);
      if (end && isOneName(phrase, phrases[end])) at = end;
      else if (end) depth += 1;
    }
  }
  return lines.join("");
}

const isOneName = (phrase: string, end = "") => /^(?:button|link),/.test(phrase) || end === `end, ${phrase}`;

/** The index of the end of each element by that of its start. An end closes the nearest open element. */
function endsOf(phrases: readonly string[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const [at, phrase] of phrases.entries()) {
    const name = /^end(?: of|,) (.*)$/s.exec(phrase)?.[1];
    if (name === undefined) continue;
    const start = phrases.findLastIndex((one, place) => place < at && one === name && !ends.has(place));
    if (start >= 0) ends.set(start, at);
  }
  return ends;
}

/** Replaces dates, years, times and addresses, which differ in each run. */
function withoutChanges(phrase: string): string {
  const year = new Date().getFullYear();
  return phrase
    .replace(/\bu\d+@/g, "someone@")
    .replace(/\d{4}年\d{1,2}月\d{1,2}日|\b\d{1,2} [A-Z][a-z]{2,3} \d{4}/g, "DATE")
    .replace(
      new RegExp(`^((?:row|rowheader|cell|textbox), )(?:${[1, 2, 3].map((back) => year - back).join("|")})\\b`),
      "$1YEAR",
    );
}
