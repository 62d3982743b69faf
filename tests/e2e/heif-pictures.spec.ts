import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import { openTab } from "../support/wizard-screen";

/** As much of a HEIC picture as makes it one. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(400)]);

const pick = (page: Page, name: string) =>
  page
    .locator('[name="upload.attachments[0].file"]')
    .setInputFiles({ name, mimeType: name.endsWith("jpg") ? "image/jpeg" : "image/heic", buffer: heic });

for (const { locale, words } of [
  { locale: "zh-CN", words: "无法读取 HEIC 照片" },
  { locale: "en-US", words: "cannot read HEIC photos" },
])
  test.describe(locale, () => {
    test.use({ locale });

    test("a HEIC picture that the browser cannot read is refused with a solution before upload", async ({
      page,
      email,
      openWizard,
    }) => {
      const violations = complaints(page);
      const sentTo: string[] = [];
      page.on("request", (request) => void sentTo.push(new URL(request.url()).pathname));
      await openWizard(page, email);
      await openTab(page, "attachment");
      for (const name of ["IMG_2031.HEIC", "renamed.jpg"]) {
        await pick(page, name);
        const line = page.locator(".file-item", { hasText: name });
        await expect(line.getByRole("alert")).toContainText(words);
        await expect(line.getByRole("alert")).toContainText("iPhone");
        await expect(line.getByRole("button")).toHaveCount(1);
      }
      expect(sentTo.filter((path) => path.includes("multipart"))).toEqual([]);
      await isSound(page, locale.slice(0, 2), violations, 360);
    });
  });

/** A browser that reads HEIC, as Safari does: every such picture is a blue square. */
const readsHeic = (page: Page) =>
  page.addInitScript(() => {
    const native = window.createImageBitmap.bind(window);
    const blueSquare = (file: Blob) => {
      const canvas = new OffscreenCanvas(64, 64);
      const context = canvas.getContext("2d");
      if (!context) throw new Error(`no canvas for ${file.size} bytes`);
      context.fillStyle = "#1030d0";
      context.fillRect(0, 0, 64, 64);
      return native(canvas);
    };
    Object.assign(window, { createImageBitmap: async (file: Blob) => blueSquare(file) });
  });

test("a HEIC picture is stored as a JPEG if the browser can read it", async ({ page, email, openWizard }) => {
  const violations = complaints(page);
  await readsHeic(page);
  await openWizard(page, email);
  await openTab(page, "attachment");
  await pick(page, "执照.HEIC");
  const link = page.locator("[data-stored-file]").getByRole("link", { name: "执照.jpg" });
  await expect(link).toBeVisible();
  await pick(page, "renamed.jpg");
  await expect(page.locator("[data-stored-file]")).toHaveCount(2);
  const stored = await page.request.get(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
  expect(stored.ok()).toBe(true);
  expect(violations).toEqual([]);
});
