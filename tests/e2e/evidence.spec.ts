import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { writePaper } from "~/platform/cases/evidence/paper/write-paper";
import { record } from "../support/evidence-record";
import { hydrated } from "../support/hydrated";
import { differenceOf, shadesOf } from "../support/pictures";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { fillEveryTab } from "../support/wizard-screen";

/** Fills in every tab, submits the registration, and waits for its evidence pack. */
async function submitAll(page: Page) {
  await fillEveryTab(page);
  await expect(page.locator(".answers").first()).toBeVisible();
  await page.locator(".section-bar button[type=submit]").click();
  await page.waitForURL(/success/);
  await expect(page.locator(".evidence-links a")).toHaveCount(2, { timeout: 60_000 });
}

/** Downloads a pack through its link and returns its path on this machine. */
async function savePack(page: Page, kind: "pdf" | "zip") {
  const download = page.waitForEvent("download");
  await page.locator(`.evidence-links a[href$=${kind}]`).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^SR-\\d{8}-\\d{6}-round-1\\.${kind}$`));
  return saved.path();
}

const words = {
  zh: { issued: "由本平台签发", unknown: "未找到", round: "第 1 轮", wrong: "请填写完整的 SHA-256" },
  en: { issued: "Issued by this portal", unknown: "Unknown", round: "Round 1", wrong: "Enter a whole SHA-256" },
};

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
] as const)
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("a registrant downloads the evidence pack, and anyone can verify it", async ({ page, email, openWizard }) => {
      const say = words[language];
      const violations = complaints(page);
      await openWizard(page, email);
      await submitAll(page);
      await isSound(page, language, violations, 360);
      const paper = await savePack(page, "pdf");
      const archive = await savePack(page, "zip");
      await page.goto("/progress");
      await expect(page.locator("#evidence .evidence-links a")).toHaveCount(2);

      await page.locator(".evidence-packs a[href='/verify']").click();
      await hydrated(page.locator("#sha256"));
      await isSound(page, language, violations, 360);
      for (const pack of [paper, archive]) {
        await page.locator("input[type=file]").setInputFiles(pack);
        await expect(page.locator("[role=status]")).toContainText(say.issued);
        await expect(page.locator("[role=status]")).toContainText(say.round);
      }
      await isSound(page, language, violations, 360);
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "别的.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 another") });
      await expect(page.locator("[role=status]")).toContainText(say.unknown);

      await page.locator("#sha256").fill("no hash");
      await page.keyboard.press("Enter");
      await expect(page.locator("#sha256-findings")).toContainText(say.wrong);
      const sha256 = createHash("sha256")
        .update(await readFile(archive))
        .digest("hex");
      await page.locator("#sha256").fill(`${sha256}  pack.zip`);
      await page.keyboard.press("Enter");
      await expect(page.locator("[role=status]")).toContainText(say.issued);
      await isSound(page, language, violations, 360);
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a SHA-256 computed elsewhere is checked", async ({ page }) => {
    await page.goto("/verify");
    await expect(page.locator("main")).toContainText("Get-FileHash");
    await expect(page.locator("input[type=file]")).toBeHidden();
    await page.locator("#sha256").fill("AB".repeat(32));
    await page.locator("main button[type=submit]").click();
    await expect(page.locator("[role=status]")).toContainText("未找到");
  });
});

test.describe("a reviewer", () => {
  test("sees the evidence packs on the registration page", async ({ page, email, openWizard }) => {
    const violations = complaints(page);
    await openWizard(page, email);
    await submitAll(page);
    const number = await page.locator(".success-number strong").innerText();
    await openSignedIn(page, "buyer2", `/gsrm?search=${number}`);
    await page.locator(".queue-rows tbody th a").first().click();
    await expect(page.locator("#file-title")).toBeVisible();
    await expect(page.locator(".evidence-links a")).toHaveCount(2);
    await isSound(page, "zh", violations);
    await savePack(page, "zip");
  });

  // Text extraction works even in a PDF with blank glyphs: only a picture shows that the glyphs render.
  test("sees Chinese and English on the evidence PDF as agreed on", async ({ page }) => {
    const agreed = new URL("pictures/evidence-paper.png", import.meta.url);
    const body = Buffer.from(await writePaper(record()));
    await page.route("**/content/*", (route) => route.fulfill({ body, contentType: "application/pdf" }));
    await openSignedIn(page, "buyer2", "/gsrm");
    await page.locator(".queue-rows tbody th a").first().click();
    const sheet = page.frameLocator(".document-sheet");
    await expect(sheet.locator(".page-text").first()).toContainText("供应商注册存证");
    await expect(sheet.locator("canvas").first()).toBeVisible();
    const picture = await sheet
      .locator("canvas")
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const shades = await shadesOf(Buffer.from(picture.split(",")[1] ?? "", "base64"));
    if (process.env.UPDATE_PICTURES) await writeFile(agreed, shades);
    await writeFile(test.info().outputPath("evidence-paper.png"), shades);
    expect(await differenceOf(shades, await readFile(agreed))).toBe("");
  });
});
