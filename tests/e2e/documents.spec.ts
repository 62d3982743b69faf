import type { Page, Route } from "@playwright/test";
import { pdfOf, pngOf } from "../support/documents";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints } from "../support/sound-screen";

/** Opens the first registration in the queue. */
async function openFirst(page: Page) {
  await page.locator(".queue-rows tbody th a").first().click();
  await expect(page.locator("#file-title")).toBeVisible();
}

/** Replaces the first document of the next registration that is opened. */
async function answerWith(page: Page, body: Buffer, type = "application/pdf") {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/content/*", (route: Route) => route.fulfill({ body, contentType: type }));
  if (type !== "application/pdf")
    await page.route("**/onboarding/registrations/*", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("application/pdf", type) });
    });
}

const sheet = (page: Page) => page.frameLocator(".document-sheet");

test("documents are displayed or rejected, and their content cannot affect the page", async ({ page }) => {
  const heard = complaints(page);
  await openSignedIn(page, "buyer2", "/gsrm");

  await test.step("a licence with Chinese text in a font that is not embedded", async () => {
    await openFirst(page);
    await expect(sheet(page).locator("canvas")).toHaveCount(1);
    await expect(sheet(page).locator(".page-text")).toContainText("统一社会信用代码");
    await page.keyboard.press("]");
    await expect(page.locator(".documents-tabs [aria-current]")).toHaveText(/./);
  });

  await test.step("a script in a document does not run", async () => {
    await answerWith(page, pdfOf(1, "app.alert('here'); this.submitForm('http://127.0.0.1/');"));
    const dialogs: string[] = [];
    page.on("dialog", async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await page.reload();
    await expect(sheet(page).locator(".page-text")).toContainText("Page 1");
    expect(dialogs).toEqual([]);
  });

  await test.step("two hundred pages, of which only those near the viewport are rendered", async () => {
    await answerWith(page, pdfOf(200));
    await page.reload();
    await expect(sheet(page).locator(".page")).toHaveCount(200);
    await expect(sheet(page).locator("canvas").first()).toBeVisible();
    expect(await sheet(page).locator("canvas").count()).toBeLessThan(12);
  });

  await test.step("a picture of forty megapixels", async () => {
    await answerWith(page, pngOf(8000, 5000), "image/png");
    await page.reload();
    await expect(sheet(page).locator("img")).toBeVisible();
  });

  await test.step("a picture that would take a gigabyte is rejected", async () => {
    await answerWith(page, pngOf(20_000, 12_500), "image/png");
    await page.reload();
    await expect(page.locator(".document-frame .notice")).toContainText("图片过大");
  });

  await test.step("a broken document shows an error, and the page still works", async () => {
    await answerWith(page, Buffer.from("%PDF-1.7 no more than this"));
    await page.reload();
    await expect(page.locator(".document-frame .notice")).toContainText("无法在此显示该文件");
    await page.keyboard.press("j");
    await expect(page.locator(".file-neighbours > span")).toHaveText(/^第 2 条/);
  });
  expect(heard).toEqual([]);
});
