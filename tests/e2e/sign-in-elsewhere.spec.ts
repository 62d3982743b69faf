import { visitor } from "../faults/client";
import { startPortalWithCompany } from "../support/company-provider";
import { openDatabase } from "../support/open-database";
import { expect, test } from "../support/portal";
import { freePort, type RunningPortal, noCodes, startPortal } from "../support/server";
import { signIn } from "../support/sign-in";
import { complaints, isSound } from "../support/sound-screen";
import { enterPassword } from "../support/sign-in-screen";

for (const { language, locale, button, refused } of [
  { language: "zh", locale: "zh-CN", button: "使用星澜终端账号登录", refused: "登录未完成" },
  {
    language: "en",
    locale: "en-US",
    button: "Sign in with your Starlan Devices account",
    refused: "Sign-in not completed",
  },
])
  test(`one page offers both sign-ins: colleagues use the company's provider, suppliers the portal's (${language})`, async ({
    browser,
  }) => {
    const { portal, company, stop } = await startPortalWithCompany();
    const page = await (await browser.newContext({ locale, viewport: { width: 375, height: 812 } })).newPage();
    const heard = complaints(page);
    await page.goto(`${portal.url}/workspace?from=letter`);
    await isSound(page, language, heard, 1280);
    await page.getByRole("link", { name: button }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/403\?code=signIn.unknownAccount$/);
    await expect(page.getByRole("heading", { level: 1, name: refused })).toBeVisible();
    await isSound(page, language, heard, 1280);
    link(portal, company.issuer, "buyer");
    await page.locator("main a.button-primary").click();
    await page.getByRole("link", { name: button }).click();
    await expect(page.locator(".greeting")).toBeVisible();

    const supplier = await (await browser.newContext({ locale })).newPage();
    await supplier.goto(`${portal.url}/workspace`);
    await enterPassword(supplier, "supplier");
    await expect(supplier.locator(".greeting")).toContainText("S10001");
    await stop();
  });

test("a colleague who signs in with the company's provider has no password here, and sign-out also ends that session", async ({
  page,
}) => {
  const { portal, company, stop } = await startPortalWithCompany();
  link(portal, company.issuer, "buyer");
  await page.goto(`${portal.url}/gsrm/personal`);
  await page.locator("#company-sign-in + a").click();
  await page.locator(".contact-change summary").first().click();
  await expect(page.getByLabel("新邮箱")).toBeVisible();
  await expect(page.getByLabel("登录密码")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "通行密钥" })).toHaveCount(0);
  await page.locator(".user-menu summary").click();
  await page.getByRole("button", { name: "退出登录", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${company.issuer}/`));
  await stop();
});

for (const { language, locale, text } of [
  { language: "zh", locale: "zh-CN", text: "登录服务暂时无法连接，请稍后重试。" },
  { language: "en", locale: "en-US", text: "The sign-in service is unavailable. Try again in a moment." },
])
  test(`while the company's provider is down its sign-in shows an error, and the other still works (${language})`, async ({
    browser,
  }) => {
    const { portal, company, stop } = await startPortalWithCompany();
    await company.stop();
    const page = await (await browser.newContext({ locale })).newPage();
    const heard = complaints(page);
    await page.goto(`${portal.url}/workspace`);
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().includes("/500?")),
      page.locator("#company-sign-in + a").click(),
    ]);
    expect(response.status()).toBe(503);
    await expect(page.locator("main")).toContainText(text);
    await isSound(page, language, heard, 1280);
    expect(portal.output()).toContain('"reason":"ECONNREFUSED"');
    const ready = (await (await page.request.get(`${portal.url}/readyz`)).json()) as { degraded: string[] };
    expect(ready.degraded).toContain("companyProvider");
    await page.locator("main a.button-primary").click();
    await enterPassword(page, "supplier");
    await expect(page.locator(".greeting")).toContainText("S10001");
    await stop();
  });

for (const { setting, isAccepted } of [
  { setting: "1", isAccepted: true },
  { setting: "0", isAccepted: false },
])
  test(`a sign-in handed over by another system ${isAccepted ? "is accepted once, after its user confirms" : "is rejected without the setting"}`, async ({
    page,
  }) => {
    const { portal, api, stop } = await startApart({ TOKEN_HAND_OVER: setting });
    const token = await handOver(portal, api, "buyer");
    await page.goto(`${portal.url}/workspace?token=${token}`);
    if (isAccepted) {
      await expect(page.getByRole("heading", { level: 1, name: "继续登录供应商协同平台？" })).toBeVisible();
      await page.getByRole("button", { name: "继续登录" }).click();
      await expect(page.locator(".greeting")).toContainText("陈静");
      expect(new URL(page.url()).search).toBe("");
      await page.context().clearCookies();
      await page.goto(`${portal.url}/workspace?token=${token}`);
      await page.getByRole("button", { name: "继续登录" }).click();
    }
    await expect(page.locator("[name=account]")).toBeVisible();
    expect(portal.output()).not.toContain(token);
    await stop();
  });

test("with the base API in another process a user can sign in and out, and sign out even when it is down", async ({
  page,
}) => {
  const { portal, api, stop } = await startApart();
  const leave = async () => {
    await page.locator(".user-menu summary").click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await expect(page).toHaveURL(/\/home$/);
  };
  for (const last of [false, true]) {
    await page.goto(`${portal.url}/workspace`);
    await enterPassword(page, "supplier");
    await expect(page.locator(".greeting")).toContainText("S10001");
    if (last) await api.kill();
    await leave();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => /^(token|csrf)$|provider-/.test(name))).toEqual([]);
  }
  await stop();
});

/** Links an account to the user that the company's provider signs in. */
function link(portal: RunningPortal, issuer: string, account: string) {
  const db = openDatabase(portal);
  const { id } = db.prepare("select id from account where user_account = ?").get(account) as { id: string };
  db.prepare("update account set password_hash = null where id = ?").run(id);
  db.prepare("insert into identity values (?, 'employee-7', ?)").run(issuer, id);
  db.close();
}

/** A portal with its base API in another process. */
async function startApart(settings: Record<string, string> = {}) {
  const [port, apiPort] = [String(await freePort()), String(await freePort())];
  const own = { ...noCodes, PUBLIC_ORIGIN: `http://localhost:${port}` };
  const api = await startPortal({ ...own, PORT: apiPort }, "base-api");
  const portal = await startPortal({ ...own, ...settings, PORT: port, BASE_API_URL: `http://127.0.0.1:${apiPort}` });
  return { portal, api, stop: () => Promise.all([portal.stop(), api.stop()]) };
}

/** The token with which a company system that uses the base API hands over a signed-in user. */
async function handOver(portal: RunningPortal, api: RunningPortal, account: string): Promise<string> {
  const who = visitor(portal.url);
  await signIn(who, account);
  const held = (name: string) => JSON.parse(atob(decodeURIComponent(who.jar.get(name) ?? ""))) as string;
  const headers = { authorization: `Bearer ${held("token")}`, "x-csrf-token": held("csrf") };
  const answer = await fetch(`${api.url}/api/v1/sso/hand-overs`, { method: "POST", headers });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
