import { expect, test } from "vitest";
import type { z } from "zod";
import { groups } from "~/config/schema";
import { markdownPage } from "../../support/markdown-page";

type Meta = { meaning: string; usual: string; value?: string };
const metaOf = (schema: z.ZodType) => schema.meta() as Meta;
const entries = Object.entries(groups).map(([title, settings]) => ({
  title,
  settings: Object.entries(settings).map(([name, schema]) => ({ name, ...metaOf(schema) })),
}));

const intro = `# Settings

Settings are environment variables. No file is read automatically; \`.env.example\` shows how to load one. \`app/config/schema.ts\` states them,
and the portal validates all of them at the start and reports what is wrong. An empty value counts as unset.

This page and \`.env.example\` are generated from the schema: \`npx vitest run settings-document -u\` updates them.
`;
const cell = (text: string) => text.replaceAll("|", "\\|");

function page() {
  const tables = entries.map(({ title, settings }) => {
    const rows = settings.map(({ name, usual, meaning }) => `| \`${name}\` | ${cell(usual)} | ${cell(meaning)} |`);
    return [`## ${title}`, "", "| Setting | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
  });
  return markdownPage([intro, ...tables].join("\n\n"));
}

/** Without page-only markup: links become file paths, requirement numbers are removed. */
const plain = (text: string) =>
  text
    .replaceAll(/\[[^\]]+\]\(([^)]+)\)/g, "docs/$1")
    .replaceAll(/ \([SH]-\d+\)| \(§\d+\)/g, "")
    .replaceAll("`", "");

function example() {
  const head = [
    "# Every setting, with its default where it has one. No file is read automatically: copy this one to .env, uncomment what you",
    "# need, and load it with `set -a; . ./.env; set +a` before `npm start`. docs/settings.md says the same as a table.",
  ];
  const lines = entries.flatMap(({ title, settings }) => [
    "",
    `# ${title}`,
    ...settings.flatMap(({ name, meaning, value = "" }) => ["", `# ${plain(meaning)}`, `# ${name}="${value}"`]),
  ]);
  return `${[...head, ...lines].join("\n")}\n`;
}

test("the settings page matches the schema", async () => {
  await expect(await page()).toMatchFileSnapshot("../../../docs/settings.md");
});

test("the example environment file lists every setting", async () => {
  await expect(example()).toMatchFileSnapshot("../../../.env.example");
});
