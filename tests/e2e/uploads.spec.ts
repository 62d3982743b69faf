import type { Page } from "@playwright/test";
import { minutes } from "~/rules/time";
import { smallPdf } from "../support/company";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";

test("a file chosen before the page's scripts have loaded is uploaded once they run", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto("/register/attachment", { waitUntil: "commit" });
  await picker(page).setInputFiles(licence);
  release();
  await expect(page.locator(".file-item").getByRole("link", { name: "licence.pdf" })).toBeVisible();
});

/** Holds back requests to matching URLs of the portal until released. */
async function hold(page: Page, address: RegExp) {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await isLetGo;
    await route.continue().catch(() => undefined);
  });
  return () => letGo();
}

const holdUploads = (page: Page) => hold(page, /\/files\/attachment\/multipart$/);
const holdSaves = (page: Page) => hold(page, /\/autosave/);

const licence = { name: "licence.pdf", mimeType: "application/pdf", buffer: smallPdf() };
const picker = (page: Page) => page.locator('[name="upload.attachments[0].file"]');

test("save and continue waits for a file that is still uploading", async ({ page, email, openWizard }) => {
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  await page.locator('[name="attachments[0].longTerm"]').check();
  const letGo = await holdUploads(page);
  await picker(page).setInputFiles(licence);
  await page.locator("#section-form button[value=continue]").click();
  await expect(page.locator(".section-bar").getByRole("status")).toHaveText("文件上传完成后自动继续…");
  await expect(page).toHaveURL(/\/register\/attachment$/);
  letGo();
  await expect(page).toHaveURL(/\/register\/review$/);
  await expect(page.getByRole("region", { name: "评审附件" })).toContainText("licence.pdf");
});

test("save and continue does not wait for the page to render the file", async ({ page, email, openWizard }) => {
  await page.clock.install();
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  await page.locator('[name="attachments[0].longTerm"]').check();
  const letGo = await holdUploads(page);
  await picker(page).setInputFiles(licence);
  await page.locator("#section-form button[value=continue]").click();
  await expect(page.locator(".section-bar").getByRole("status")).toHaveText("文件上传完成后自动继续…");
  // From here there are no frames and no timers, as on a busy device.
  await page.clock.pauseAt(Date.now() + minutes(1));
  letGo();
  await expect(page).toHaveURL(/\/register\/review$/);
});

test("a cancelled upload leaves nothing behind", async ({ page, email, openWizard }) => {
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  const letGo = await holdUploads(page);
  await picker(page).setInputFiles(licence);
  await page.getByRole("button", { name: "取消上传 licence.pdf" }).press("Enter");
  await expect(page.locator(".file-item")).toHaveCount(0);
  letGo();
  await page.reload();
  await expect(page.locator(".file-item")).toHaveCount(0);
});

test("closing the page during an upload asks for confirmation", async ({ page, email, openWizard }) => {
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  // Browsers ask only after the user has interacted with the page.
  await page.locator('[name="attachments[0].longTerm"]').check();
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
  const letGo = await holdUploads(page);
  await picker(page).setInputFiles(licence);
  await expect(page.locator(".file-item progress")).toBeVisible();
  const asks = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asks;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  letGo();
  await expect(page.getByRole("link", { name: "licence.pdf" })).toBeVisible();
});

test("files dropped on the checklist are assigned to document types by their names", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  const dropped = await page.evaluateHandle((pdf) => {
    const transfer = new DataTransfer();
    for (const name of ["银行开户许可证.pdf", "营业执照.pdf", "营业执照副本.pdf", "IMG_2031.pdf"])
      transfer.items.add(new File([pdf], name, { type: "application/pdf" }));
    return transfer;
  }, smallPdf().toString("latin1"));
  await page.locator(".checklist h2").first().dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByText("已按文件名归类 4 个文件，请核对类型。")).toBeVisible();
  const documents = page.locator(".document");
  const licences = documents.filter({ has: page.getByRole("heading", { name: "营业执照" }) });
  // The row without a file gets it.
  await expect(licences.locator("input[type=file]")).toHaveCount(1);
  await expect(licences.getByRole("link")).toHaveText([/营业执照.pdf/, /营业执照副本.pdf/]);
  await expect(
    documents.filter({ hasText: "银行开户证明" }).getByRole("link", { name: "银行开户许可证.pdf" }),
  ).toBeVisible();
  await expect(documents.filter({ hasText: "其他" }).getByRole("link", { name: "IMG_2031.pdf" })).toBeVisible();
  await page.locator("#section-form button[value=save]").click();
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
  await page.reload();
  for (const name of ["营业执照.pdf", "营业执照副本.pdf", "银行开户许可证.pdf", "IMG_2031.pdf"])
    await expect(page.locator(".checklist").getByText(name, { exact: false }).first()).toBeAttached();
});

test("a page reloaded before its save has arrived still shows the files", async ({ page, email, openWizard }) => {
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  const letGo = await holdSaves(page);
  await picker(page).setInputFiles(licence);
  await expect(page.getByRole("link", { name: "licence.pdf" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "licence.pdf" })).toBeVisible();
  letGo();
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
});

const stored = (page: Page) => page.locator("[data-stored-file]");

/** The response to the next upload is lost, although the portal has stored the file. */
async function loseNextAnswer(page: Page, isOnline = false) {
  let isLost = false;
  await page.route(/\/files\/attachment\/multipart$/, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    await page.context().setOffline(!isOnline);
    return route.abort("connectionreset");
  });
}

test("an upload whose response was lost resumes by itself once the connection is back, and is attached only once", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  await loseNextAnswer(page);
  await picker(page).setInputFiles(licence);
  await expect(page.locator(".file-item").getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  await expect(stored(page)).toHaveText(/licence\.pdf/);
  await expect(page.locator(".file-item")).toHaveCount(1);
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
  await page.reload();
  await expect(stored(page)).toHaveCount(1);
});

test("an upload whose response was lost resumes by itself even if the browser noticed nothing", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  await loseNextAnswer(page, true);
  await picker(page).setInputFiles(licence);
  await expect(page.locator(".file-item").getByRole("alert")).toBeVisible();
  await expect(stored(page)).toHaveText(/licence\.pdf/);
  await expect(page.locator(".file-item")).toHaveCount(1);
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
  await page.reload();
  await expect(stored(page)).toHaveCount(1);
});
