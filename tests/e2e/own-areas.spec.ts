import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { change } from "../support/rows";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal: its supplier loses an area.
test.use({ portalSettings: {} });

const words = {
  zh: {
    locale: "zh-CN",
    basic: "公司基本信息",
    bank: "银行信息",
    propose: /申请变更/,
    show: /显示完整内容/,
    other: "由负责“银行与联系人信息”的同事办理",
    file: "由负责“企业档案”的同事办理",
  },
  en: {
    locale: "en-US",
    basic: "Company",
    bank: "Bank",
    propose: /Request a change|change/i,
    show: /Show/,
    other: "Colleagues with the area “Bank details and contacts”",
    file: "Colleagues with the area “Company file”",
  },
} as const;

const part = (page: Page, section: string) => page.locator(`section#${section}`);

for (const language of ["zh", "en"] as const) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: say.locale });

    test(`the company file names who changes a part, to people without its area (${language})`, async ({
      page,
      portal,
    }) => {
      change(portal, "delete from tenant_member where role_code = 'supplierBank'");
      const heard = complaints(page);
      await openSignedIn(page, "supplier", "/gcis/company");
      await expect(part(page, "basic").getByRole("link", { name: say.propose })).toBeVisible();
      await expect(part(page, "bank")).toContainText(say.other);
      await expect(part(page, "bank").getByRole("link", { name: say.propose })).toHaveCount(0);
      await expect(part(page, "bank").getByRole("button", { name: say.show })).toHaveCount(0);
      await expect(part(page, "contact")).toContainText(say.other);
      await isSound(page, language, heard, 375);

      await page.goto("/gcis/company/bank/change");
      await expect(page.locator("[data-subapp] main, main")).toContainText(say.other);
      await expect(page.locator("main textarea, main input[type=text]")).toHaveCount(0);
      await isSound(page, language, heard, 375);
    });
  });
}

// Afterwards, because it takes the other area too.
for (const language of ["zh", "en"] as const) {
  const say = words[language];
  test.describe(`the dashboard in ${language}`, () => {
    test.use({ locale: say.locale });

    test(`the dashboard links to no page outside a person's areas, and says who does it (${language})`, async ({
      page,
      portal,
    }) => {
      change(portal, "delete from tenant_member where role_code in ('supplierFile', 'supplierBank')");
      const heard = complaints(page);
      await openSignedIn(page, "supplier", "/workspace");
      const cards = page.locator(".dashboard");
      await expect(cards.locator(".dashboard-card").first()).toBeVisible();
      await expect(cards.locator("a[href^='/gcis/company'], a[href^='/gcis/documents']")).toHaveCount(0);
      await expect(cards.getByText(say.file).first()).toBeVisible();
      await isSound(page, language, heard, 375);
      for (const link of await cards.locator("a[href^='/gcis/']").all()) {
        const address = (await link.getAttribute("href")) ?? "";
        expect(address).toMatch(/^\/gcis\/(certification|corrective-actions|questions)/);
      }
    });
  });
}
