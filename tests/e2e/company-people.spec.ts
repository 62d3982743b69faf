import type { Browser } from "@playwright/test";
import { tasks } from "~/contract";
import { startPortalWithCompany } from "../support/company-provider";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import type { RunningPortal } from "../support/server";
import { enterPassword } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

const buyer2 = { name: "赵磊", email: "buyer2@demo.example", email_verified: true };

const words = {
  zh: {
    signIn: "使用星澜终端账号登录",
    table: "未开通的公司账号登录",
    link: "关联到 赵磊",
    yes: "确定关联",
    linked: "赵磊 今后使用公司账号登录。",
    section: "公司账号登录",
    join: "使用星澜终端账号开通",
    password: "改用密码",
    bar: "停用账号",
    yesBar: "确定停用",
    barred: "该账号已停用。",
  },
  en: {
    signIn: "Sign in with your Starlan Devices account",
    table: "Company sign-ins without an account here",
    link: "Link to 赵磊",
    yes: "Yes, link",
    linked: "赵磊 now signs in with the company account.",
    section: "Company sign-in",
    join: "Continue with your Starlan Devices account",
    password: "Use a password instead",
    bar: "Deactivate account",
    yesBar: "Yes, deactivate",
    barred: "The account is deactivated.",
  },
};

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    const w = words[language];
    const newPage = async (browser: Browser) =>
      (await browser.newContext({ locale, viewport: { width, height: 900 } })).newPage();

    test("the super admin links a user rejected at the company sign-in with one click, and the user can then sign in", async ({
      browser,
    }) => {
      const { portal, stop } = await startPortalWithCompany({ claims: buyer2 });
      const colleague = await newPage(browser);
      await colleague.goto(`${portal.url}/workspace`);
      await colleague.getByRole("link", { name: w.signIn }).click();
      await expect(colleague).toHaveURL(/unknownAccount/);

      const admin = await signedInAs(await newPage(browser), portal, "admin", "/gsrm/people");
      const heard = complaints(admin);
      const table = admin.getByRole("table", { name: w.table });
      await expect(table).toContainText("employee-7");
      await isSound(admin, language, heard, 375);
      await admin.screenshot({ path: test.info().outputPath("unlinked.png"), fullPage: true });
      await table.getByRole("button", { name: w.link }).press("Enter");
      await expect(admin.getByRole("button", { name: w.yes })).toBeFocused();
      await isSound(admin, language, heard, 375);
      await admin.keyboard.press("Enter");
      await expect(admin.getByRole("status").filter({ hasText: w.linked })).toBeVisible();
      await expect(table).toHaveCount(0);

      await colleague.goto(`${portal.url}/workspace`);
      await colleague.getByRole("link", { name: w.signIn }).click();
      await expect(colleague.locator(".greeting")).toContainText("赵磊");
      await admin.getByRole("link", { name: "赵磊" }).first().click();
      await expect(admin.getByRole("region", { name: w.section })).toBeVisible();
      await isSound(admin, language, heard, 375);
      await admin.screenshot({ path: test.info().outputPath("person.png"), fullPage: true });
      await stop();
    });

    test("an invitation is accepted with the company sign-in by keyboard, or with a password", async ({ browser }) => {
      const { invite, stop } = await startPortalWithCompany();
      const page = await newPage(browser);
      const heard = complaints(page);
      await page.goto(await invite());
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("join.png"), fullPage: true });
      await hydrated(page.locator("#join-company"));
      await page.locator("summary").filter({ hasText: w.password }).press("Enter");
      await expect(page.locator("#join [name=password]")).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.getByRole("button", { name: w.join }).press("Enter");
      await expect(page.locator(".greeting")).toContainText("李娜");
      await stop();
    });

    test("deactivated users are signed out on their next request, however they signed in", async ({ browser }) => {
      const { portal, stop } = await startPortalWithCompany({ claims: buyer2 });
      const byCompany = await newPage(browser);
      await byCompany.goto(`${portal.url}/workspace`);
      await byCompany.getByRole("link", { name: w.signIn }).click();
      await expect(byCompany).toHaveURL(/unknownAccount/);
      const admin = await signedInAs(await newPage(browser), portal, "admin", "/gsrm/people");
      await admin.getByRole("button", { name: w.link }).click();
      await admin.getByRole("button", { name: w.yes }).click();
      await expect(admin.getByRole("status").filter({ hasText: w.linked })).toBeVisible();
      await byCompany.goto(`${portal.url}/workspace`);
      await byCompany.getByRole("link", { name: w.signIn }).click();
      await expect(byCompany.locator(".greeting")).toBeVisible();
      const byPassword = await signedInAs(await newPage(browser), portal, "buyer", "/workspace");

      for (const [leaver, name] of [
        [byCompany, "赵磊"],
        [byPassword, "陈静"],
      ] as const) {
        await admin.goto(`${portal.url}/gsrm/people`);
        await admin.getByRole("link", { name }).first().click();
        await admin.getByRole("button", { name: w.bar }).click();
        await admin.getByRole("button", { name: w.yesBar }).click();
        await expect(admin.getByRole("status").filter({ hasText: w.barred })).toBeVisible();
        const response = await leaver.request.get(`${portal.url}${tasks.list.path}?page=0&size=20&state=open`);
        expect(response.status(), `${name}: the next call`).toBe(401);
        await leaver.goto(`${portal.url}/gsrm`);
        await expect(leaver).toHaveURL(/\/sign-in\/|loginable=0/);
      }
      await byCompany.getByRole("link", { name: w.signIn }).click();
      await expect(byCompany, "and not in again by the company").toHaveURL(/loginable=0/);
      await stop();
    });
  });

async function signedInAs(
  page: Awaited<ReturnType<Browser["newPage"]>>,
  portal: RunningPortal,
  account: string,
  to: string,
) {
  await page.goto(`${portal.url}${to}`);
  await enterPassword(page, account);
  await page.locator("main").waitFor();
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}
