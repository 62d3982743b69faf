import type { Page } from "@playwright/test";
import { fakeClamd, virusText } from "../support/fake-clamd";
import { chooseFile } from "../support/hydrated";
import { expect, test as portalTest } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A portal with a scanner that can be held. */
const test = portalTest.extend<object, { clamd: Awaited<ReturnType<typeof fakeClamd>> }>({
  clamd: [
    async ({}, use) => {
      const clamd = await fakeClamd();
      await use(clamd);
      await clamd.close();
    },
    { scope: "worker" },
  ],
  portalSettings: [async ({ clamd }, use) => use({ SCANNER_URL: clamd.url }), { scope: "worker" }],
});

// One portal for all tests here: its scanner has only one mode at a time.
test.describe.configure({ mode: "default" });
test.beforeEach(({ clamd }) => clamd.set("scans"));

const pdf = (name: string, text = "") => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`),
});
const licence = (page: Page) => page.locator('[name="upload.attachments[0].file"]');
const itemOf = (page: Page, name: string) => page.locator(".file-item", { hasText: name });

async function speakEnglish(page: Page) {
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}

async function enter(page: Page, account: string, to: string) {
  await openSignedIn(page, account, to);
  await expect(page.locator("[data-subapp] h1")).toBeVisible();
}

test("a supplier sees that an upload is being scanned, and can open it afterwards", async ({
  page,
  email,
  openWizard,
  clamd,
}) => {
  const heard = complaints(page);
  await openWizard(page, email, "/register/attachment");
  clamd.set("holds");
  await chooseFile(licence(page), pdf("iso.pdf"));
  await expect(itemOf(page, "iso.pdf")).toContainText("正在查毒");
  await expect(page.getByRole("link", { name: "iso.pdf" })).toHaveCount(0);
  await isSound(page, "zh", heard, 375);
  clamd.set("scans");
  await expect(itemOf(page, "iso.pdf")).toContainText("已查毒，未发现病毒");
  await isSound(page, "zh", heard, 375);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "iso.pdf" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("iso.pdf");
});

test("a virus shows an error at the file, blocks the form, and is cleared by deleting the file", async ({
  page,
  email,
  openWizard,
}) => {
  const heard = complaints(page);
  await openWizard(page, email, "/register/attachment");
  await speakEnglish(page);
  await chooseFile(licence(page), pdf("iso.pdf", virusText));
  const item = itemOf(page, "iso.pdf");
  await expect(item).toContainText("Contains a virus, so its content was deleted");
  await expect(page.getByRole("link", { name: "iso.pdf" })).toHaveCount(0);
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  const summary = page.locator(".notice-error").filter({ hasText: "contains a virus" });
  await expect(summary).toBeVisible();
  await isSound(page, "en", heard, 375);

  // The review page shows it too.
  await page.goto("/register/review");
  await expect(page.getByRole("link", { name: /a file contains a virus/ })).toBeVisible();
  await page.goto("/register/attachment");
  await page.getByRole("button", { name: "Delete iso.pdf" }).press("Enter");
  await expect(item).toHaveCount(0);
  await chooseFile(licence(page), pdf("new.pdf"));
  await expect(itemOf(page, "new.pdf")).toContainText("Checked, no viruses found");
  await page.goto("/register/review");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("contains a virus")).toHaveCount(0);
});

for (const { language, locale, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    words: {
      clean: "已查毒",
      supplier: "文件含有病毒，内容已删除",
      reviewer: "含有病毒，内容已删除，无法打开",
    },
  },
  {
    language: "en",
    locale: "en-US",
    words: {
      clean: "Checked for viruses",
      supplier: "Contains a virus, so its content was deleted",
      reviewer: "Contains a virus. Its content has been removed and cannot be opened.",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a certification shows which file has a virus, and a reviewer cannot open that file", async ({ page }) => {
      const heard = complaints(page);
      const name = `iso-${language}.pdf`;
      await enter(page, "supplier", "/gcis/certification");
      await chooseFile(page.locator('[id="safety.file"]'), pdf(name, virusText));
      await expect(itemOf(page, name)).toContainText(words.supplier);
      await expect(page.locator('[id="findings-safety.file"]')).not.toBeEmpty();
      await isSound(page, language, heard, 375);

      await page.context().clearCookies();
      await enter(page, "buyer", "/gsrm?view=suppliers&search=安科精密");
      await page.locator(".queue-rows tbody th a").first().click();
      const document = page.locator(".document-link", { hasText: name });
      await expect(document).toContainText(words.reviewer);
      await expect(document.getByRole("link")).toHaveCount(0);
      const clean = page.locator(".document-link", { hasText: words.clean }).first();
      await expect(clean.getByRole("link")).toBeVisible();
      await isSound(page, language, heard, 375);
    });
  });
