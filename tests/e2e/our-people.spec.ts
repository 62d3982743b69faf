import { enterPassword, openSignedIn } from "../support/sign-in-screen";
import { textOf } from "../support/emails";
import { expect, test } from "../support/portal";
import { demoPassword } from "../support/sign-in";
import { complaints, isSound } from "../support/sound-screen";
import { hydrated } from "../support/hydrated";

// A separate portal, and the tests run one after the other: they change the people of one company.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "default" });

const words = {
  zh: {
    table: "本公司人员",
    name: "姓名",
    alone: "目前只有您一人",
    quality: "质量整改",
    sent: "邀请邮件将发送至",
    known: "已加入或已受邀",
    invited: "已邀请",
    join: "加入供应商协同平台",
    joined: "账号已开通",
    own: "整改要求",
    forbidden: /无权访问|没有权限/,
    manage: "管理：李娜",
    certification: "认证资料",
    saved: "已更新 李娜 的负责事项",
    save: "保存负责事项",
    remove: "移除成员",
    yes: "确定移除",
    removed: "已移除 李娜",
    ended: "取消管理员",
    yesEnd: "确定取消管理员",
    last: "至少要有一名管理员",
    barred: "已将您从成员中移除",
    search: "按姓名或邮箱搜索",
    none: "未找到人员",
  },
  en: {
    table: "People of your company",
    name: "Name",
    alone: "You are the only person so far",
    quality: "Corrective actions",
    sent: "The invitation will be sent to",
    known: "works here or is invited",
    invited: "Invited",
    join: "Join the supplier portal",
    joined: "Your account is ready",
    own: "Corrective actions",
    forbidden: /do not have (access|permission)/,
    manage: "Manage: 李娜",
    certification: "Certification",
    saved: "The areas of 李娜 are updated",
    save: "Save areas",
    remove: "Remove",
    yes: "Yes, remove",
    removed: "李娜 is removed",
    ended: "End administration",
    yesEnd: "Yes, end administration",
    last: "at least one administrator",
    barred: "has removed you",
    search: "Search by name or email address",
    none: "No people found",
  },
};

for (const { language, locale, width, account } of [
  { language: "zh", locale: "zh-CN", width: 1280, account: "supplier" },
  { language: "en", locale: "en-US", width: 375, account: "supplier2" },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    const w = words[language];
    const email = `li-${language}@acme.example`;
    test.use({ locale, viewport: { width, height: 900 } });

    test("an administrator invites a colleague, who joins, works in one area, and is removed while signed in", async ({
      page,
      browser,
      baseURL,
      mail,
    }) => {
      const heard = complaints(page);
      await page.goto("/home");
      await openSignedIn(page, account, "/gcis/people");
      const table = page.getByRole("table", { name: w.table });
      await expect(table).toBeVisible();
      if (account === "supplier") await expect(page.getByText(w.alone)).toBeVisible();
      await isSound(page, language, heard, 375);

      const name = page.getByLabel(w.name, { exact: true });
      await hydrated(name);
      await name.focus();
      await page.keyboard.insertText("李娜");
      await page.keyboard.press("Tab");
      await page.keyboard.insertText(email);
      await page.keyboard.press("Enter");
      await expect(page.locator("#invite-areas-error")).not.toBeEmpty();
      await expect(page.locator("#invite-email")).toHaveValue(email);
      const area = page.getByLabel(w.quality, { exact: true });
      await expect(page.locator(":focus")).toHaveAttribute("data-path", "areas");
      await isSound(page, language, heard, 375);
      await area.press("Space");
      await page.locator("#invite-email").press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.sent })).toContainText(email);
      await expect(table.getByRole("row").filter({ hasText: email })).toContainText(w.invited);

      await name.fill("李娜");
      await page.locator("#invite-email").fill(email);
      await area.press("Space");
      await page.locator("#invite-email").press("Enter");
      await expect(page.locator("#invite-email-error")).toContainText(w.known);
      await expect(page.locator("#invite-email")).toHaveValue(email);
      await isSound(page, language, heard, 375);

      await expect.poll(() => mail.emailsTo(email).length).toBe(1);
      const [message] = mail.emailsTo(email);
      const link = /\/join\?key=[\w-]+/.exec(message ? textOf(message) : "")?.[0] ?? "";
      const person = await (await browser.newContext({ locale, baseURL })).newPage();
      const heardThere = complaints(person);
      await person.goto(link);
      await expect(person.getByRole("heading", { level: 1 })).toHaveText(w.join);
      await expect(person.getByText(w.quality)).toBeVisible();
      await isSound(person, language, heardThere, 375);
      await hydrated(person.locator("[name=password]"));
      await person.locator("[name=password]").fill(demoPassword);
      await person.locator("[name=repeat]").fill(demoPassword);
      await person.locator("[name=repeat]").press("Enter");
      await expect(person.getByRole("heading", { level: 1 })).toHaveText(w.joined);

      await openSignedIn(person, email, "/gcis/corrective-actions");
      await expect(person.getByRole("heading", { level: 1 })).toHaveText(w.own);
      await person.goto("/gcis/certification");
      await expect(person.getByText(w.forbidden).first()).toBeVisible();
      await person.goto("/gcis/people");
      await expect(person.getByText(w.forbidden).first()).toBeVisible();
      await isSound(person, language, [], 375);

      await page.reload();
      const open = page.getByRole("button", { name: w.manage });
      await hydrated(open);
      await open.press("Enter");
      await expect(page.locator("#person-title")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(open).toBeFocused();
      await open.press("Enter");
      const panel = page.getByRole("region", { name: /李娜/ });
      await isSound(page, language, heard, 375);
      await panel.getByLabel(w.certification, { exact: true }).press("Space");
      await panel.getByRole("button", { name: w.save }).press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.saved })).toBeVisible();
      await person.goto("/gcis/certification");
      await expect(person.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(person.getByText(w.forbidden)).toHaveCount(0);

      await open.press("Enter");
      await panel.getByRole("button", { name: w.remove, exact: true }).press("Enter");
      await expect(panel.getByRole("button", { name: w.yes })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.removed })).toBeVisible();
      await isSound(page, language, heard, 375);
      await person.goto("/gcis/corrective-actions");
      await expect(person).toHaveURL(/\/sign-in\//);
      await enterPassword(person, email);
      await expect(person.getByText(w.barred)).toBeVisible();
    });

    test("the last administrator cannot stop, and a search that finds no one shows an empty list", async ({ page }) => {
      const heard = complaints(page);
      await page.goto("/home");
      await openSignedIn(page, account, "/gcis/people");
      const own = page.getByRole("table", { name: w.table }).getByRole("button").first();
      await hydrated(own);
      await own.click();
      await page.getByRole("button", { name: w.ended }).click();
      await page.getByRole("button", { name: w.yesEnd }).click();
      await expect(page.getByRole("alert").filter({ hasText: w.last })).toBeVisible();
      await isSound(page, language, [], 375);
      await page.getByLabel(w.search).fill("nobody of this name");
      await page.getByLabel(w.search).press("Enter");
      await expect(page.getByText(w.none)).toBeVisible();
      await isSound(page, language, [], 375);
      expect(heard.filter((line) => !line.includes("409"))).toEqual([]);
    });
  });
