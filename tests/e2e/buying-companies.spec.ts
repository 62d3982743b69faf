import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal, and the tests run one after the other: every company gets the tasks of purchasing.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "default" });

const languages = {
  zh: {
    locale: "zh-CN",
    width: 1280,
    name: "采购中心二部",
    words: {
      card: "采购公司",
      list: "采购公司",
      add: "添加公司",
      save: "保存",
      needed: "请填写公司名称",
      added: "公司已添加",
      rename: "改名：",
      renamed: "公司名称已修改",
      end: "停用：",
      yes: "确认停用",
      cancel: "取消",
      files: "此公司的人员还有未完成的审核",
      ended: "公司已停用",
      reopen: "恢复：",
      reopened: "公司已恢复",
      outdated: "此公司已被其他人修改",
      latest: "查看最新内容",
      own: "采购中心",
      company: "采购公司",
    },
  },
  en: {
    locale: "en-US",
    width: 375,
    name: "Procurement Two",
    words: {
      card: "Manage buying companies",
      list: "Buying companies",
      add: "Add a company",
      save: "Save",
      needed: "Company name is required",
      added: "The company is added",
      rename: "Rename ",
      renamed: "The company is renamed",
      end: "End ",
      yes: "End the company",
      cancel: "Cancel",
      files: "Reviews are assigned to people of this company",
      ended: "The company has ended",
      reopen: "Reopen ",
      reopened: "The company is open again",
      outdated: "Someone else has changed this company",
      latest: "Show the latest version",
      own: "采购中心",
      company: "Buying company",
    },
  },
} as const;

for (const language of ["zh", "en"] as const) {
  const { locale, width, words } = languages[language];
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("a super admin adds, renames, ends and reopens a buying company", async ({ page }, { repeatEachIndex }) => {
      const heard = complaints(page);
      const name = `${languages[language].name} ${repeatEachIndex + 1}`;
      const renamed = `${name} B`;
      const button = (label: string) => page.getByRole("button", { name: label, exact: true });
      await openSignedIn(page, "admin", "/gsrm/review-settings");
      await page.getByRole("link", { name: words.card, exact: true }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: words.list })).toBeVisible();
      await isSound(page, language, heard, 375);

      const add = button(words.add);
      await hydrated(add);
      await add.press("Enter");
      const field = page.locator("#company-name");
      await expect(field).toBeFocused();
      await field.press("Enter");
      await expect(page.getByText(words.needed)).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
      const status = page.getByRole("status").filter({ hasText: words.added });
      await expect(status).toBeVisible();
      await expect(add).toBeFocused();
      await isSound(page, language, heard, 375);

      await button(words.rename + name).press("Enter");
      const other = await page.context().newPage();
      await other.goto(page.url());
      const otherRename = other.getByRole("button", { name: words.rename + name, exact: true });
      await hydrated(otherRename);
      await otherRename.press("Enter");
      await expect(other.locator("#company-name")).toHaveValue(name);
      await field.fill(renamed);
      await field.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.renamed })).toBeVisible();
      await other.locator("#company-name").fill("Typed in the other tab");
      await other.getByRole("button", { name: words.save, exact: true }).press("Enter");
      await expect(other.getByText(words.outdated)).toBeVisible();
      await other.getByRole("button", { name: words.latest }).press("Enter");
      await expect(other.locator("form").getByText(renamed)).toBeVisible();
      await expect(other.locator("#company-name")).toHaveValue("Typed in the other tab");
      await other.close();

      await button(words.end + words.own).press("Enter");
      await expect(button(words.yes)).toBeFocused();
      await button(words.yes).press("Enter");
      await expect(page.getByText(words.files)).toBeVisible();
      await isSound(page, language, heard, 375);
      await button(words.cancel).press("Enter");
      await expect(button(words.end + words.own)).toBeFocused();

      await page.goto("/gsrm/people");
      const choice = page.getByRole("combobox", { name: words.company });
      await choice.selectOption(renamed);
      await page.goto("/gsrm/companies");
      const end = button(words.end + renamed);
      await hydrated(end);
      await end.press("Enter");
      await button(words.yes).press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.ended })).toBeVisible();
      const reopen = button(words.reopen + renamed);
      await reopen.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.reopened })).toBeVisible();
      await isSound(page, language, heard, 375);
      await end.press("Enter");
      await button(words.yes).press("Enter");
      await expect(reopen).toBeVisible();
    });
  });
}
