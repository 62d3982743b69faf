import { openDatabase } from "../support/open-database";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal, so that the supplier's categories do not affect other tests. */
test.use({ portalSettings: {} });

/** Makes the demo supplier a qualified one with these categories. */
function qualify(folder: string, categories: string) {
  const db = openDatabase({ folder });
  db.prepare(
    "update registration set state = 'qualified', qualified_categories = ? where id = (select registration_id from tenant where supplier_code = 'S10001')",
  ).run(categories);
  db.close();
}

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      company: "深圳市安科精密有限公司",
      title: "合格品类",
      change: "调整品类",
      metal: "金属结构件",
      plastic: "塑胶结构件与模具",
      glass: "玻璃与陶瓷盖板",
      reason: "调整原因",
      typedReason: "塑胶样品已通过测试。",
      save: "保存品类",
      none: /请至少保留一个品类/,
      required: "请填写调整原因",
      outdated: /刚刚由其他同事调整/,
      reload: "加载最新品类",
      now: "目前的合格品类：玻璃与陶瓷盖板",
      saved: "合格品类已调整，已通知供应商。",
      notes: /^备注/,
      history: "调整合格品类",
      message: "合格品类已调整",
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      company: /Anke/i,
      title: "Qualified categories",
      change: "Change categories",
      metal: "Metal structural parts",
      plastic: "Plastic parts and moulds",
      glass: "Cover glass and ceramics",
      reason: "Reason for the change",
      typedReason: "The samples passed the tests.",
      save: "Save categories",
      none: /^Keep at least one category/,
      required: "Enter the reason for the change",
      outdated: /^A colleague has just changed/,
      reload: "Load latest categories",
      now: "Qualified categories now: Cover glass and ceramics",
      saved: "Qualified categories changed. The supplier has been notified.",
      notes: /^Notes and history/,
      history: "Qualified categories changed",
      message: "Qualified categories changed",
    },
  },
] as const)
  test.describe(code, () => {
    test.use({ locale });

    test("purchasing changes the categories a supplier is qualified for, and the supplier sees the new ones and the reason", async ({
      page,
      portal,
      browser,
      baseURL,
    }) => {
      qualify(portal.folder, " METAL ");
      const heard = complaints(page);
      await openSignedIn(page, "buyer", "/gsrm?view=suppliers&search=安科");
      await page.getByRole("table").getByRole("link", { name: words.company }).click();
      const card = page.getByRole("region", { name: words.title, exact: true });
      await expect(card.getByRole("listitem")).toHaveText([words.metal]);
      await isSound(page, code, heard, 375);

      // By keyboard: the form opens at the first category, and errors appear at their fields.
      await card.getByRole("button", { name: words.change }).press("Enter");
      await expect(card.getByRole("checkbox").first()).toBeFocused();
      await card.getByRole("checkbox", { name: words.metal }).press("Space");
      await card.getByRole("button", { name: words.save }).press("Enter");
      await expect(card.getByText(words.none)).toBeVisible();
      await expect(card.getByText(words.required)).toBeVisible();
      await isSound(page, code, heard, 375);

      // A colleague saved first: the ticked and typed values stay, and the current values appear next to them.
      await card.getByRole("checkbox", { name: words.plastic }).press("Space");
      await card.getByLabel(words.reason).fill(words.typedReason);
      qualify(portal.folder, " GLASS ");
      await card.getByRole("button", { name: words.save }).press("Enter");
      await expect(card.getByText(words.outdated)).toBeVisible();
      await card.getByRole("button", { name: words.reload }).press("Enter");
      await expect(card.getByText(words.now)).toBeVisible();
      await expect(card.getByRole("checkbox", { name: words.plastic })).toBeChecked();
      await expect(card.getByLabel(words.reason)).toHaveValue(words.typedReason);
      await isSound(page, code, heard, 375);
      await card.getByRole("button", { name: words.save }).press("Enter");
      await expect(card.getByRole("status")).toHaveText(words.saved);
      await expect(card.getByRole("button", { name: words.change })).toBeFocused();
      await expect(card.getByRole("listitem")).toHaveText([words.plastic]);

      await page.getByRole("button", { name: words.notes }).click();
      await expect(page.locator(".notes-drawer .history li").first()).toContainText(words.history);
      await expect(page.locator(".notes-drawer .history li").first()).toContainText(words.typedReason);

      const supplier = await (await browser.newContext({ locale, baseURL })).newPage();
      const heardToo = complaints(supplier);
      await openSignedIn(supplier, "supplier", "/gcis");
      const own = supplier.getByRole("region", { name: words.title, exact: true });
      await expect(own.getByRole("listitem")).toHaveText([words.plastic]);
      await expect(own).toContainText(words.typedReason);
      await isSound(supplier, code, heardToo, 375);
      await supplier.goto("/gsrm/worksDetail/PrivateMessage");
      await expect(supplier.getByText(words.message).first()).toBeVisible();
      await supplier.context().close();
    });
  });
