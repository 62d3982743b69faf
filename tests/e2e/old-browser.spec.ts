import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pages } from "~/rules/pages";
import { acme, fillTab } from "../support/company";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { openTab } from "../support/wizard-screen";

const saved = (page: Page) => expect(page.getByText(/已于 .* 保存/)).toBeVisible();

test.describe("a browser as old as Chrome 109", () => {
  test.beforeEach(async ({ context }) => context.addInitScript({ path: "tests/support/old-engine.js" }));

  test("a tab is filled in, validated and saved, and the progress page opens", async ({ page, email, enterWizard }) => {
    await enterWizard(page, email);
    await openTab(page, "basic");
    expect(await page.evaluate(() => "Iterator" in window), "the browser is an old one").toBe(false);
    await fillTab(page, acme.basic);
    await page.locator('[data-table="shareholders"] .rows-add').last().click();
    await expect(page.locator('[name="shareholders[1].name"]')).toBeFocused();
    await page.locator("[name=website]").fill("no address");
    await page.locator("[name=website]").blur();
    await expect(page.locator("#findings-website")).not.toBeEmpty();
    await saved(page);
    await page.goto("/progress");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("purchasing opens its dashboard, the queue and a file", async ({ page }) => {
    await openSignedIn(page, "buyer2");
    await expect(page.locator(".message-bell")).toBeVisible();
    await page.goto("/gsrm");
    await page.locator(".queue-rows tbody th a").first().click();
    await expect(page.locator("#file-title")).toBeVisible();
  });

  for (const { account, app } of [
    { account: "buyer", app: "/gsrm" },
    { account: "supplier", app: "/gcis" },
  ])
    test(`every page of ${app} opens without a script error`, async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await openSignedIn(page, account);
      const ours = Object.values(pages).filter((one) => one.startsWith(app) && !one.includes(":"));
      for (const address of ours) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator(".answered[aria-busy=true]")).toHaveCount(0);
      }
      expect(errors).toEqual([]);
    });

  test("a supplier edits its contacts in a change request", async ({ page }) => {
    await openSignedIn(page, "supplier", "/gcis/company/contact/change");
    const name = page.locator('[name="contacts[0].name"]');
    await name.fill("王芳");
    await expect(name).toHaveValue("王芳");
  });
});

/** Functions newer than Chrome 109 that `new-functions.ts` adds if they are missing. */
const later = ["toSorted", "toReversed", "toSpliced", "canParse"];

test("functions that our scripts use and old browsers lack are polyfilled", () => {
  const addition = readFileSync("app/client/new-functions.ts", "utf8").replace(/-(\w)/g, (_, mail: string) =>
    mail.toUpperCase(),
  );
  expect(later.filter((name) => !new RegExp(`\\b${name}\\b`).test(addition))).toEqual([]);
});

/** Language and browser functions newer than Chrome 109 that no file of ours polyfills. */
const newer = [
  "isWellFormed",
  "toWellFormed",
  "fromAsync",
  "groupBy",
  "withResolvers",
  "getOrInsert",
  "sumPrecise",
  "moveBefore",
  "symmetricDifference",
  "isSubsetOf",
  "isSupersetOf",
  "isDisjointFrom",
  "fromBase64",
  "fromHex",
  "toBase64",
  "showPopover",
  "requestClose",
  "getSetCookie",
  "setHTMLUnsafe",
  "parseHTMLUnsafe",
  "DurationFormat",
];
/** The document viewer bundles what PDF.js needs; the polyfill file mentions more functions than it adds. */
const brings = /\/viewer\/|\/new-functions-/;

test("none of our scripts uses a function that an old browser lacks", () => {
  const scripts = globSync("build/client/**/*.{js,mjs}").filter((file) => !brings.test(file));
  expect(scripts.length).toBeGreaterThan(100);
  const uses = scripts.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return newer
      .filter((name) => new RegExp(`\\.${name}\\b|Promise\\.try|RegExp\\.escape`).test(text))
      .map((name) => [file, name]);
  });
  expect(uses).toEqual([]);
});
