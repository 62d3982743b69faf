import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import en from "~/i18n/locales/en/errors";
import { toastMs } from "~/rules/limits/screens";
import enFindings from "~/i18n/locales/en/findings";
import zhFindings from "~/i18n/locales/zh/findings";
import zh from "~/i18n/locales/zh/errors";

/** Chinese first. */
export const languages = {
  zh: { locale: "zh-CN", words: { ...zh, findings: zhFindings } },
  en: { locale: "en-US", words: { ...en, findings: enFindings } },
} as const;
export type Language = keyof typeof languages;
export type Words = (typeof languages)[Language]["words"];

/** The appearance of an entry of §8 in one language. */
type Seen = { says: string; where: string; after: string };
/** An entry of §8: the behaviour of the base API, and the appearance in both languages. */
export type CatalogueRow = { entry: string; cause: string; zh: Seen; en: Seen };

const file = "docs/error-catalogue.md";
const preface = `# Error catalogue

What a user sees of each entry of specification §8, as Chromium shows it. \`tests/e2e/error-catalogue.spec.ts\` writes these
tables and fails where what it sees differs from them. To regenerate them:
\`UPDATE_CATALOGUE=1 npx playwright test error-catalogue --workers=1\`.
`;

/** Compares a table with the committed one; with UPDATE_CATALOGUE=1 replaces it. */
export function isCatalogued(title: string, rows: CatalogueRow[]) {
  const table = tableOf(title, rows);
  const kept = existsSync(file) ? readFileSync(file, "utf8") : preface;
  const [, ...sections] = kept.split(/^(?=## )/m);
  if (process.env.UPDATE_CATALOGUE === "1") {
    const others = sections.filter((section) => !section.startsWith(`## ${title}\n`));
    const all = [...others.map((section) => section.trimEnd()), table].toSorted();
    writeFileSync(file, `${[preface.trimEnd(), ...all].join("\n\n")}\n`);
    return;
  }
  expect(sections.find((section) => section.startsWith(`## ${title}\n`))?.trimEnd()).toBe(table);
}

function tableOf(title: string, rows: CatalogueRow[]) {
  const lines = rows.map(({ entry, cause, zh: chinese, en: english }) => {
    expect([english.where, english.after], entry).toEqual([chinese.where, chinese.after]);
    return [entry, cause, chinese.says, english.says, chinese.where, chinese.after].map(cell).join(" | ");
  });
  const head = ["Entry", "What the base API does", "Chinese", "English", "Where", "Then"];
  const all = [head.join(" | "), head.map(() => "---").join(" | "), ...lines].map((line) => `| ${line} |`);
  return [`## ${title}`, "", ...all].join("\n");
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ") || "—";

/** Rows that have not been observed yet. */
export const rowsFor = (entries: readonly { entry: string; cause: string }[]): CatalogueRow[] =>
  entries.map(({ entry, cause }) => ({ entry, cause, zh: unseen(), en: unseen() }));
const unseen = () => ({ says: "", where: "", after: "" });

type Setup = { browser: Browser; baseURL: string | undefined; signIn: (page: Page, account: string) => Promise<void> };

/**
 * A separate window in a language, signed in. Its clock can be moved forward, unless `hasOwnClock` is false: with that clock a
 * page cannot find out how it was loaded.
 */
export async function signedIn(
  { browser, baseURL, signIn }: Setup,
  language: Language,
  { hasOwnClock = true } = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: languages[language].locale, baseURL });
  const page = await context.newPage();
  if (hasOwnClock) await page.clock.install();
  await signIn(page, "buyer");
  // If no one has chosen one, the language is the domain's.
  if (language === "en") await page.getByRole("button", { name: "English" }).click();
  await page.locator(`html[lang^="${language}"]`).waitFor();
  return page;
}

/**
 * Returns the text of the toast and makes it disappear: in Chinese with its button, in English by waiting three seconds (§8). A
 * toast with a link stays until it is closed.
 */
export async function toastOn(page: Page, { hasOwnClock = true } = {}): Promise<string> {
  const toast = page.locator(".toast");
  await toast.waitFor({ timeout: 10_000 });
  const says = await toast.locator("p").innerText();
  const stays =
    !hasOwnClock || (await page.locator("html[lang^=zh]").count()) || (await toast.getByRole("link").count());
  if (stays) await toast.getByRole("button").click();
  else await page.clock.fastForward(toastMs);
  await expect(toast).toHaveCount(0);
  return says;
}

/** The path and query of the browser's address. */
export const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
