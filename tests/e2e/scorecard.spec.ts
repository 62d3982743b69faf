import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal, so that its supplier's scores do not affect other tests. */
test.use({ portalSettings: {} });

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      company: "深圳市安科精密有限公司",
      title: "绩效评分",
      enter: "录入评分",
      quality: /^质量（40%）/,
      delivery: /^交付（30%）/,
      price: /^价格（15%）/,
      service: /^服务（15%）/,
      note: "给供应商的说明",
      save: "保存评分",
      missing: "请填写交付得分",
      wrong: "质量得分须为 0 到 100 的整数",
      saved: /已保存.*：73 分，C 级/,
      meaning: "有待改进",
      message: /季度绩效评分：73 分，C 级/,
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      company: /Anke/i,
      title: "Scorecard",
      enter: "Enter scores",
      quality: /^Quality \(40%\)/,
      delivery: /^Delivery \(30%\)/,
      price: /^Price \(15%\)/,
      service: /^Service \(15%\)/,
      note: "Note to the supplier",
      save: "Save scores",
      missing: "Enter a score for Delivery",
      wrong: "Quality must be a whole number from 0 to 100",
      saved: /^Scores for Q\d 20\d\d saved: 73 points, grade C/,
      meaning: "Needs improvement",
      message: /: 73 points, grade C$/,
    },
  },
] as const)
  test.describe(code, () => {
    test.use({ locale });

    test("purchasing scores a supplier, and the supplier sees the scores and what they mean", async ({
      page,
      browser,
      baseURL,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "buyer", "/gsrm?view=suppliers&search=安科");
      await page.getByRole("table").getByRole("link", { name: words.company }).click();
      const card = page.getByRole("region", { name: words.title, exact: true });
      await expect(card.getByRole("row")).toHaveCount(3);
      await isSound(page, code, heard, 375);

      // By keyboard: the form opens at the quarter, and focus returns to the button afterwards.
      await card.getByRole("button", { name: words.enter }).press("Enter");
      await expect(card.getByRole("combobox")).toBeFocused();
      await card.getByLabel(words.quality).fill("101");
      await card.getByLabel(words.delivery).fill("");
      await card.getByRole("button", { name: words.save }).click();
      await expect(card.getByText(words.wrong)).toBeVisible();
      await expect(card.getByText(words.missing)).toBeVisible();
      await expect(card.getByLabel(words.quality)).toBeFocused();
      await expect(card.getByLabel(words.quality)).toHaveValue("101");
      await isSound(page, code, heard, 375);

      await card.getByLabel(words.quality).fill("50");
      await card.getByLabel(words.delivery).fill("88");
      await card.getByLabel(words.price).fill("85");
      await card.getByLabel(words.service).fill("95");
      await card.getByLabel(words.note).fill("8D");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(card.getByRole("status")).toHaveText(words.saved);
      await expect(card.getByRole("button", { name: words.enter })).toBeFocused();
      await expect(card.getByRole("row").nth(1)).toContainText("73");

      const supplier = await (await browser.newContext({ locale, baseURL })).newPage();
      const heardToo = complaints(supplier);
      await openSignedIn(supplier, "supplier", "/gcis");
      const own = supplier.getByRole("region", { name: words.title, exact: true });
      await expect(own).toContainText(words.meaning);
      await expect(own.getByRole("row").nth(1)).toContainText("8D");
      await isSound(supplier, code, heardToo, 375);
      await supplier.goto("/gsrm/worksDetail/PrivateMessage");
      await expect(supplier.getByText(words.message).first()).toBeVisible();
      await supplier.context().close();
    });
  });
