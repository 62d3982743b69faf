import type { Page } from "@playwright/test";
import { chooseFromList, listField } from "../support/company";
import { openDatabase } from "../support/open-database";
import { expect, test } from "../support/portal";
import type { RunningPortal } from "../support/server";
import { isWithin } from "../support/sound-screen";

const many = 10_000;

for (const { language, locale, words } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    words: {
      categories: "供应品类",
      provinces: "省份",
      search: "名称、代码或拼音",
      lessOne: "请至少选择一项",
      confirm: "确定",
      next: "下一页",
      clear: "清除选择",
      perPage: "100 条/页",
      cancel: "取消",
    },
  },
  {
    language: "English",
    locale: "en-US",
    words: {
      categories: "Supply category",
      provinces: "Province",
      search: "Name or code",
      lessOne: "Select at least one row",
      confirm: "Confirm",
      next: "Next",
      clear: "Clear selection",
      perPage: "100 per page",
      cancel: "Cancel",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("one value: search with Enter, choose, clear", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      const field = listField(page, "registeredProvince");
      await openPicker(page, "registeredProvince");
      const list = page.getByRole("dialog", { name: words.provinces });
      await expect(list).toBeVisible();
      expect((await list.boundingBox())?.width).toBe(860);
      await list.getByRole("button", { name: words.confirm }).click();
      await expect(list.getByText(words.lessOne)).toBeVisible();
      await list.getByLabel(words.search).fill("guangdong");
      await list.getByLabel(words.search).press("Enter");
      await expect(list.getByRole("radio")).toHaveCount(1);
      await list.getByRole("radio").check();
      await expect(list.getByText(words.lessOne)).toBeHidden();
      await list.getByRole("button", { name: words.confirm }).click();
      await expect(list).toBeHidden();
      await expect(field).toHaveValue(/广东|Guangdong/);
      await expect(field).toBeFocused();
      // A province by itself is only half an answer: its cities are offered next.
      await page
        .getByRole("option")
        .filter({ hasText: /深圳|Shenzhen/ })
        .click();
      await expect(page.locator("input[name=registeredCity]")).toHaveValue("440300");

      // Enter on an unselected row selects it and closes the list.
      await openPicker(page, "registeredProvince");
      await list.getByLabel(words.search).fill("zhejiang");
      await list.getByLabel(words.search).press("Enter");
      await expect(list.getByRole("radio")).toHaveCount(1);
      await list.getByRole("radio").press("Enter");
      await expect(list).toBeHidden();
      await expect(field).toHaveValue(/浙江|Zhejiang/);
      await openPicker(page, "registeredProvince");
      await list.getByLabel(words.search).fill("guangdong");
      await list.getByLabel(words.search).press("Enter");
      await expect(list.getByRole("radio")).toHaveCount(1);
      await list.getByRole("radio").press("Enter");
      await expect(field).toHaveValue(/广东|Guangdong/);

      await openPicker(page, "registeredProvince");
      await expect(list.getByRole("radio").first()).toBeVisible();
      await list.getByRole("button", { name: words.cancel }).click();
      await expect(field).toHaveValue(/广东|Guangdong/);
      await openPicker(page, "registeredProvince");
      await list.getByRole("button", { name: words.clear }).click();
      await expect(page.locator("input[name=registeredProvince]")).toHaveValue("");
      await expect(page.locator("input[name=registeredCity]")).toHaveValue("");
    });

    test("several of ten thousand values can be selected across pages", async ({ page, email, openWizard, portal }) => {
      fillCategories(portal);
      await openWizard(page, email, "/register/business");
      await openPicker(page, "categories");
      const list = page.getByRole("dialog", { name: words.categories });
      await expect(list.getByRole("checkbox")).toHaveCount(21);
      await list.getByRole("combobox").selectOption({ label: words.perPage });
      await expect(list.getByRole("checkbox")).toHaveCount(101);
      await list.getByRole("checkbox").nth(1).check();
      await list.getByRole("button", { name: words.next, exact: true }).click();
      await expect(list.getByRole("table")).toHaveAttribute("aria-busy", "false");
      await list.getByRole("checkbox").nth(1).check();
      await list.getByLabel(words.search).fill("C09999");
      await list.getByLabel(words.search).press("Enter");
      await expect(list.getByRole("checkbox")).toHaveCount(2);
      await list.getByRole("checkbox").nth(1).check();
      await list.getByRole("button", { name: new RegExp(`^${words.confirm}.*3`) }).click();
      await expect(page.locator("input[name=categories]")).toHaveCount(3);
      await expect(page.locator(".chosen").filter({ hasText: /9999/ })).toBeVisible();
      await chooseFromList(page, "categories", "C04321");
      await expect(page.locator(".chosen").filter({ hasText: /4321/ })).toBeVisible();
    });
  });

test("a list that fails to load shows an error and loads on retry", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await page.route("**/lovs/data?*", (route) => route.abort());
  await openPicker(page, "registeredProvince");
  const list = page.getByRole("dialog");
  await expect(list.getByRole("alert").filter({ hasText: "列表加载失败" })).toBeVisible();
  await page.unroute("**/lovs/data?*");
  await list.getByRole("button", { name: "重试" }).click();
  await expect(list.getByRole("radio").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("the list fits the screen, and its buttons are reachable", async ({ page, email, openWizard }) => {
    await openWizard(page, email);
    await openPicker(page, "registeredProvince");
    const list = page.getByRole("dialog");
    await expect(list.getByRole("radio").first()).toBeVisible();
    await isWithin(page);
    await list.getByRole("button", { name: "取消" }).click();
    await expect(list).toBeHidden();
  });
});

/** Opens the list of a field as a dialog, using the button inside the field. */
const openPicker = (page: Page, name: string) =>
  page.locator(`[id="field-${name}"]`).locator("[aria-haspopup=dialog]").click();

/** As many values as a company's own list may have. */
function fillCategories(portal: RunningPortal) {
  const db = openDatabase(portal);
  const add = db.prepare(
    "insert or ignore into lov_value (lov_code, value, meaning_zh, meaning_en, order_seq, search) values ('ISP.CATEGORY', ?, ?, ?, ?, ?)",
  );
  db.exec("begin");
  for (let place = 0; place < many; place++) {
    const code = `C${String(place).padStart(5, "0")}`;
    add.run(code, `品类${place}`, `Category ${place}`, 1000 + place, `${code.toLowerCase()}|category${place}`);
  }
  db.exec("commit");
  db.close();
}
