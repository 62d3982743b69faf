import type { Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal: the empty list is seen, and the entries would be seen by the tests of reviews.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "default" });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

for (const { language, locale, width, company, search, email, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    company: "成都川芯微电子股份有限公司",
    search: "川芯",
    email: "sales@chuanxin.example",
    words: {
      title: "黑名单",
      none: "黑名单中没有条目",
      table: "黑名单条目",
      add: "新增条目",
      kind: "类型",
      code: "统一社会信用代码或登记号",
      name: "公司名称",
      person: "姓名",
      email: "邮箱",
      reason: "原因",
      endsOn: "有效期至",
      save: "保存",
      needed: "请填写代码或公司名称",
      reasonNeeded: "请填写原因",
      added: "已新增：",
      saved: "已保存：",
      edit: /^修改：/,
      remove: /^移除：/,
      removed: "已移除：",
      confirm: "确认移除",
      back: "保留",
      until: "有效期至",
      hint: "与黑名单条目仅名称相同（公司名称）",
      high: "高风险",
      match: "与黑名单条目相符（邮箱）",
      by: "来源：黑名单，添加人 周敏",
      why: "多次延期交付",
      newWhy: "复核后保留",
      clear: "未命中黑名单",
      matches: "1 个注册申请相符",
      find: "名称的一部分，或完整的号码、邮箱、账号",
      traditional: "川芯",
      nothing: "没有匹配的条目",
    },
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    company: "Huizhou Qiming Optoelectronics Co., Ltd.",
    search: "Qiming",
    email: "sales@qiming.example",
    words: {
      title: "Block list",
      none: "The block list is empty",
      table: "Entries of the block list",
      add: "Add an entry",
      kind: "Type",
      code: "Credit code or registration number",
      name: "Company name",
      person: "Name",
      email: "Email",
      reason: "Reason",
      endsOn: "Last day",
      save: "Save",
      needed: "Enter the code or the company name",
      reasonNeeded: "Reason is required",
      added: "Added: ",
      saved: "Saved: ",
      edit: /^Edit: /,
      remove: /^Remove: /,
      removed: "Removed: ",
      confirm: "Remove entry",
      back: "Keep",
      until: "Until",
      hint: "A name on the block list (same company name)",
      high: "High risk",
      match: "On the block list (same email address)",
      by: "Source: block list, added by 周敏",
      why: "Late deliveries",
      newWhy: "Still valid after a review",
      clear: "No match on the block list",
      matches: "1 registration matches",
      find: "Part of a name, or a whole number, email or account",
      traditional: "qiming",
      nothing: "No entries match",
    },
  },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("a super admin adds, changes and removes entries by keyboard, and reviewers see why a company is on the list", async ({
      page,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "admin", "/gsrm/block-list");
      await expect(page.getByText(words.none)).toBeVisible();
      await isSound(page, language, heard, 375);

      const add = page.getByRole("button", { name: words.add });
      await hydrated(add);
      await add.press("Enter");
      await expect(field(page, words.kind)).toBeFocused();
      await field(page, words.reason).press("Tab");
      await page.getByRole("button", { name: words.save, exact: true }).press("Enter");
      await expect(page.getByText(words.needed)).toBeVisible();
      await expect(page.getByText(words.reasonNeeded)).toBeVisible();
      await expect(field(page, words.code)).toBeFocused();
      await isSound(page, language, heard, 375);
      await field(page, words.name).fill(company);
      await field(page, words.reason).fill(words.why);
      await field(page, words.endsOn).fill("2099-12-31");
      await page.keyboard.press("Enter");
      await expect(status(page, `${words.added}${company}`)).toBeVisible();
      await expect(status(page, words.matches)).toBeVisible();
      await expect(page.getByRole("main").getByRole("listitem").getByRole("link", { name: company })).toBeVisible();
      await expect(add).toBeFocused();
      const rows = page.getByRole("table", { name: words.table }).locator("tbody tr");
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(words.until);
      await isSound(page, language, heard, 375);

      const admin = page.url();
      const openFile = async () => {
        await page.goto(`/gsrm?search=${encodeURIComponent(search)}`);
        await page.getByRole("link", { name: company }).first().click();
        await expect(page.locator("#risks")).toBeVisible();
      };
      await openFile();
      const risks = page.locator("#risks");
      await expect(risks.getByText(words.hint)).toContainText(words.why);
      await expect(risks.locator(".risk-source").filter({ hasText: words.by })).toBeVisible();
      await isSound(page, language, heard, 375);

      await page.goto(admin);
      await hydrated(add);
      await add.press("Enter");
      await field(page, words.kind).selectOption("person");
      await field(page, words.person).fill("某人");
      await field(page, words.email).fill(email);
      await field(page, words.reason).fill(words.why);
      await page.getByRole("button", { name: words.save, exact: true }).press("Enter");
      await expect(status(page, words.added)).toBeVisible();
      await expect(rows).toHaveCount(2);

      const find = page.getByLabel(words.find);
      await find.fill("???");
      await find.press("Enter");
      await expect(page.getByText(words.nothing)).toBeVisible();
      await isSound(page, language, heard, 375);
      await find.fill(words.traditional);
      await find.press("Enter");
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(company);
      await find.fill("");
      await find.press("Enter");
      await expect(rows).toHaveCount(2);

      const named = rows.filter({ hasText: company });
      const edit = named.getByRole("button", { name: words.edit });
      await edit.press("Enter");
      await expect(field(page, words.reason)).toBeFocused();
      await field(page, words.reason).fill(words.newWhy);
      await field(page, words.endsOn).fill("");
      await page.keyboard.press("Enter");
      await expect(status(page, words.saved)).toBeVisible();
      await expect(edit).toBeFocused();
      await expect(named).toContainText(words.newWhy);
      await openFile();
      await expect(risks.getByText(words.match)).toBeVisible();
      await expect(risks.getByText(words.high).first()).toBeVisible();
      await expect(risks.getByText(words.hint)).toContainText(words.newWhy);

      await page.goto(admin);
      for (const left of [1, 0]) {
        const remove = rows.first().getByRole("button", { name: words.remove });
        await hydrated(remove);
        await remove.press("Enter");
        await expect(page.getByRole("button", { name: words.confirm })).toBeFocused();
        if (left > 0) await isSound(page, language, heard, 375);
        await page.getByRole("button", { name: words.back }).press("Enter");
        await expect(remove).toBeFocused();
        await remove.press("Enter");
        await page.getByRole("button", { name: words.confirm }).press("Enter");
        await expect(status(page, words.removed)).toBeVisible();
        await expect(add).toBeFocused();
        await expect(rows).toHaveCount(left);
      }
      await expect(page.getByText(words.none)).toBeVisible();
      await openFile();
      await expect(risks.getByText(words.clear)).toHaveCount(1);
    });

    test("a purchasing manager has no access", async ({ page }) => {
      await openSignedIn(page, "buyer", "/gsrm");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: words.title })).toHaveCount(0);
      const answer = page.waitForResponse((response) => response.url().includes("/isp/block-list"));
      await page.goto("/gsrm/block-list");
      expect((await answer).status()).toBe(403);
      await expect(page.getByRole("table")).toHaveCount(0);
    });
  });
