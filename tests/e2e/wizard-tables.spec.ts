import { expect, test } from "../support/portal";
import { openTab } from "../support/wizard-screen";

for (const { language, locale, removed, notListed } of [
  { language: "zh", locale: "zh-CN", removed: "已删除联系人：王芳", notListed: "列表中没有我的开户行" },
  { language: "en", locale: "en-US", removed: /^Contact removed: 王芳$/i, notListed: "My bank is not in the list" },
] as const)
  test.describe(language, () => {
    test.use({ locale });

    test("a removed row of a table is named, and its restore button spans the table", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      await openTab(page, "contact");
      await page.locator('[name="contacts[0].name"]').fill("王芳");
      const table = await page.locator(".rows-table > .rows-body").boundingBox();
      await page.locator(".row-remove").first().click();
      await expect(page.locator(".row-undo")).toBeFocused();
      await expect(page.locator(".row-removed [role=status]")).toHaveText(removed);
      const line = await page.locator(".row-removed").boundingBox();
      expect(line?.width).toBeGreaterThan((table?.width ?? 0) * 0.95);
    });

    test("an unlisted bank can be entered below the bank field", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      await openTab(page, "bank");
      const field = page.locator('[id="field-banks[0].bank"]');
      await field.getByRole("button", { name: notListed }).click();
      await expect(page.locator('[name="banks[0].bankName"]')).toBeFocused();
      await expect(field.getByRole("button", { name: notListed })).toHaveCount(0);
    });
  });

for (const { language, locale } of [
  { language: "zh", locale: "zh-CN" },
  { language: "en", locale: "en-US" },
] as const)
  test.describe(`only relevant fields are on the page (${language})`, () => {
    test.use({ locale });

    test("an empty table is hidden while the tick that there is none is set", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      for (const [tab, table] of [
        ["manage", "certifications"],
        ["association", "affiliates"],
      ] as const) {
        await openTab(page, tab);
        const rows = page.locator(`[data-table=${table}]`);
        await expect(rows).toBeVisible();
        await page.locator("input[type=checkbox][name=none]").check();
        await expect(rows).toHaveCount(0);
        await page.locator("input[type=checkbox][name=none]").uncheck();
        await expect(rows).toBeVisible();
      }
    });

    test("only a shareholder that is a company has shareholder fields", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      await openTab(page, "basic");
      const secondary = page.locator('[data-table="shareholders.secondaryShareholders"]');
      const type = (value: string) => page.locator(`[name="shareholders[0].type"][value=${value}]`);
      await expect(secondary).toHaveCount(0);
      await type("company").check();
      await expect(secondary).toBeVisible();
      await type("person").check();
      await expect(secondary).toHaveCount(0);
    });
  });
