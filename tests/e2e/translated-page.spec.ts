import type { Page } from "@playwright/test";
import { sectionIds } from "~/rules/registration/section-ids";
import { smallPdf } from "../support/company";
import { hydrated } from "../support/hydrated";
import { test as base, expect } from "../support/portal";
import { type Manner, translate, translateEarly } from "../support/translator";
import { fillEveryTab, openTab } from "../support/wizard-screen";

/** React logs rendering failures to the console. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      const text = message.text();
      if (message.type() === "error" && !text.startsWith("Failed to load resource")) errors.push(text);
    });
    await use(page);
    expect(errors, "React draws every page").toEqual([]);
  },
});

const goOn = (page: Page) => page.locator("#section-form button[value=continue]");
const saved = (page: Page) => expect(page.locator(".save-status")).toHaveText(/^‹?已于 .* 保存$/);
const manners: Manner[] = ["wraps", "replaces"];

for (const manner of manners) {
  test(`every tab continues while a translator ${manner} its texts`, async ({ page, email, openWizard }) => {
    await openWizard(page, email);
    for (const tab of sectionIds) {
      await openTab(page, tab);
      await translate(page, manner);
      await goOn(page).click();
      await page.waitForFunction(
        (from) => !location.pathname.endsWith(from) || document.querySelector("#section-form .notice-error li"),
        `/${tab}`,
      );
      await translate(page, manner);
      await openTab(page, tab);
      const field = page.locator("#section-form input.control[name]:visible").first();
      if ((await field.count()) === 0) continue;
      await translate(page, manner);
      await hydrated(field);
      await field.fill("安科");
      await saved(page);
      await translate(page, manner);
      await field.fill("安科精密");
      await field.blur();
      await saved(page);
      await page.locator("button[value=save]").last().click();
      await saved(page);
      await expect(field).toHaveValue("安科精密");
    }
  });

  test(`errors and their count are current while a translator ${manner} texts`, async ({ page, email, openWizard }) => {
    await openWizard(page, email);
    await openTab(page, "basic");
    await goOn(page).click();
    const entries = page.locator("#section-form .notice-error li");
    await expect(entries.first()).toBeVisible();
    for (const [name, text] of [
      ["companyName", "深圳市安科精密有限公司"],
      ["registeredDetail", "南山区科技园南路 18 号"],
      ["duns", "12"],
      ["duns", "123456789"],
    ] as const) {
      await translate(page, manner);
      await page.locator(`[name=${name}]`).fill(text);
      await page.locator(`[name=${name}]`).blur();
      await saved(page);
      const count = await entries.count();
      await expect(page.locator(".section-bar-errors > span")).toHaveText(new RegExp(`^‹?${count} 处需修改$`));
      await expect(page.locator("#section-form .notice-error strong")).toHaveText(new RegExp(`\\b${count}\\b`));
    }
    await expect(page.locator("[id='findings-companyName'] .field-error")).toHaveCount(0);
    // Fields and rows appear and disappear.
    for (const name of ["officeSameAsRegistered", "operatingLongTerm"]) {
      await translate(page, manner);
      await page.locator(`[name=${name}]`).check();
      await translate(page, manner);
      await page.locator(`[name=${name}]`).uncheck();
    }
    await translate(page, manner);
    await page.locator('[data-table="shareholders"] > .rows-add').click();
    await expect(page.locator('[name="shareholders[1].name"]')).toBeVisible();
    await saved(page);
    await page.reload();
    await expect(page.locator("[name=duns]")).toHaveValue("123456789");
  });

  test(`a file is added and removed while a translator ${manner} texts`, async ({ page, email, openWizard }) => {
    await openWizard(page, email);
    await openTab(page, "attachment");
    await translate(page, manner);
    const picker = page.locator('[name="upload.attachments[0].file"]');
    await picker.setInputFiles({
      name: "licence.exe",
      mimeType: "application/octet-stream",
      buffer: Buffer.from("MZ"),
    });
    await expect(page.locator(".file-item [role=alert]")).toBeVisible();
    await translate(page, manner);
    await page.locator(".file-item button").click();
    await expect(page.locator(".file-item")).toHaveCount(0);
    await picker.setInputFiles({ name: "licence.pdf", mimeType: "application/pdf", buffer: smallPdf() });
    await expect(page.locator("[data-stored-file] a")).toHaveText("licence.pdf");
    await translate(page, manner);
    await expect(page.locator("[data-stored-file] a")).toHaveText("licence.pdf");
    await page.locator("[data-stored-file] button").click();
    await expect(page.locator(".file-item")).toHaveCount(0);
    await saved(page);
  });

  test(`two windows stay in sync while a translator ${manner} texts`, async ({ page, email, openWizard }) => {
    await openWizard(page, email);
    await openTab(page, "basic");
    const second = await page.context().newPage();
    await openTab(second, "basic");
    await translate(second, manner);
    await page.locator("[name=companyName]").fill("甲公司");
    await saved(page);
    await second.locator("[name=companyName]").fill("乙公司");
    const panel = second.locator(".merge-choices");
    await expect(panel).toBeVisible();
    await translate(second, manner);
    await second.locator("[name=companyName]").press("End");
    await panel.getByRole("button", { name: /甲公司/ }).click();
    await expect(panel).toHaveCount(0);
    await expect(second.locator("[name=companyName]")).toHaveValue("甲公司");
    await saved(second);
    await second.close();
  });

  test(`the review page can be read and left while a translator ${manner} texts`, async ({
    page,
    email,
    openWizard,
  }) => {
    await openWizard(page, email);
    await fillEveryTab(page);
    await page.reload();
    await hydrated(page.locator(".review .section-bar button[type=submit]"));
    await translate(page, manner);
    await expect(page.locator(".answers").getByText("深圳市安科精密有限公司").first()).toBeVisible();
    const masked = page.locator("details.masked").first();
    await masked.locator("summary").click();
    await expect(masked).toHaveAttribute("open");
    await page.locator(".answers-head a").first().click();
    await expect(page).toHaveURL(/register\/basic$/);
    await hydrated(page.locator("[name=companyName]"));
    await translate(page, manner);
    await page.locator("[name=companyName]").fill("安科");
    await saved(page);
    await page.locator("button[value='go:review']").last().click();
    await expect(page).toHaveURL(/register\/review$/);
    await expect(page.locator(".answers").getByText("安科", { exact: true }).first()).toBeVisible();
    await translate(page, manner);
    await page.locator(".review .section-bar button[type=submit]").click();
    await expect(page).toHaveURL(/success/);
    await expect(page.getByRole("heading", { name: "注册已提交" })).toBeVisible();
  });

  test(`a page that a translator ${manner} before its scripts run saves the typed text`, async ({
    page,
    email,
    openWizard,
  }) => {
    await openWizard(page, email);
    await translateEarly(page, manner);
    await openTab(page, "basic");
    await page.locator("[name=companyName]").fill("安科");
    await saved(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });
}

test("names, numbers and codes are excluded from translation", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await fillEveryTab(page);
  for (const text of ["深圳市安科精密有限公司", "518057"])
    await expect(page.locator("[translate=no]").filter({ hasText: text }).first(), text).toBeAttached();
  for (const identifier of await page.locator(".identifier, .masked-number").all())
    expect(await identifier.evaluate((element) => Boolean(element.closest("[translate=no]")))).toBe(true);
});
