import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { build } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { loadFonts } from "~/platform/cases/evidence/paper/fonts";
import { cutToFit } from "~/platform/cases/evidence/paper/part";
import { writePaper } from "~/platform/cases/evidence/paper/write-paper";
import { roundIn } from "../../../../support/evidence";
import { record } from "../../../../support/evidence-record";

test("a character missing from the font is shown by its code point, not omitted or drawn as a box", async () => {
  const { readable } = await loadFonts();
  expect(readable("𠮷祥 €5 ₹9\n한")).toBe("[U+20BB7]祥 €5 [U+20B9]9\n[U+D55C]");
  expect(roundIn(await writePaper(record())).companyName).toBe("𠮷祥电子有限公司");
});

test("other processes in other time zones write the same bytes", { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(process.cwd(), "node_modules/.evidence-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = path.join(process.cwd(), "app/platform/cases/evidence/paper/write-paper.ts");
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [tsconfigPaths()],
    build: { ssr: entry, outDir: folder, minify: false },
  });
  const program = `
    import { createHash } from "node:crypto";
    import { writePaper } from "${folder}/write-paper.js";
    const bytes = await writePaper(${JSON.stringify(record())});
    process.stdout.write(createHash("sha256").update(bytes).digest("hex"));`;
  const sha256In = async (TZ: string) =>
    (
      await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
        env: { ...process.env, TZ },
      })
    ).stdout;
  const here = createHash("sha256")
    .update(await writePaper(record()))
    .digest("hex");
  expect(await sha256In("America/St_Johns")).toBe(here);
  expect(await sha256In("Asia/Shanghai")).toBe(here);
});

test("an answer longer than a page continues on the next page, in full", async () => {
  const style = { font: "regular", size: 9, color: "#000" } as const;
  const heightOf = ({ text }: { text: string }) => Math.ceil(text.length / 10) * 12;
  const text = Array.from({ length: 300 }, (_, at) => `word${at}`).join(" ");
  const { first, rest } = cutToFit([{ text, style }], 120, heightOf);
  expect(`${first[0]?.text} ${rest[0]?.text}`).toBe(text);
  const paper = Buffer.from(await writePaper(record("很长的经营范围。".repeat(500)))).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});
