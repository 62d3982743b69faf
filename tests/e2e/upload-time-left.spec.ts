import type { Page } from "@playwright/test";
import { megabytes } from "~/rules/size";
import { minutes, seconds } from "~/rules/time";
import { expect, test } from "../support/portal";
import { openTab } from "../support/wizard-screen";

/** A browser on a simulated slow connection, on which an upload has sent the bytes set by `sendUpTo`. */
const onSlowLine = (page: Page) =>
  page.addInitScript(() => {
    XMLHttpRequest.prototype.send = function send(body) {
      const total = ((body as FormData).get("file") as File).size;
      const report = (loaded: number) =>
        this.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total, lengthComputable: true }));
      Object.assign(window, { sendUpTo: report });
    };
  });

async function sendUpTo(page: Page, after: number, bytes: number) {
  await page.clock.runFor(after);
  await page.evaluate((sent) => (window as unknown as { sendUpTo: (sent: number) => void }).sendUpTo(sent), bytes);
}

for (const { locale, far, near } of [
  { locale: "zh-CN", far: "10% · 约剩 2 分钟", near: "50% · 约剩 30 秒" },
  { locale: "en-US", far: "10% · about 2 minutes left", near: "50% · about 30 seconds left" },
])
  test.describe(locale, () => {
    test.use({ locale });

    test("a large file shows its remaining upload time once it is known", async ({ page, email, openWizard }) => {
      await onSlowLine(page);
      await page.clock.install();
      await openWizard(page, email);
      await openTab(page, "attachment");
      const pace = page.waitForResponse(/\/assets\/sending-pace-[\w-]+\.js$/);
      const file = { name: "licence.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(megabytes(10)) };
      await page.locator('[name="upload.attachments[0].file"]').setInputFiles(file);
      const line = page.locator(".file-item", { hasText: "licence.pdf" });
      await expect(line.locator(".file-state")).toHaveText("0%");
      await page.waitForFunction(() => "sendUpTo" in window);
      // Data sent before its script has run is not measured.
      await page.evaluate((address) => import(address), (await pace).url());
      await page.clock.pauseAt(Date.now() + minutes(1));
      await sendUpTo(page, 0, 0);
      await sendUpTo(page, seconds(1), megabytes(0.1));
      await expect(line.locator(".file-state")).toHaveText("1%");
      await sendUpTo(page, seconds(11), megabytes(1));
      await expect(line.locator(".file-state")).toHaveText(far);
      await sendUpTo(page, seconds(30), megabytes(4));
      await sendUpTo(page, seconds(6), megabytes(5));
      await expect(line.locator(".file-state")).toHaveText(near);
    });
  });
