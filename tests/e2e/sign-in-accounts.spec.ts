import { tenantSwitchDelayMs } from "~/rules/limits/screens";
import { expect, test } from "../support/portal";
import { change } from "../support/rows";
import { startPortal } from "../support/server";
import { demoPassword } from "../support/sign-in";
import { enterPassword } from "../support/sign-in-screen";

const own = "a horse that flies at night";

test("a wrong password is rejected at once, and the account stays filled in", async ({ page }) => {
  await page.goto("/workspace");
  await enterPassword(page, "supplier", "wrong");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("[name=account]")).toHaveValue("supplier");
  await expect(page.locator("[name=password]")).toHaveValue("");
  await enterPassword(page, "supplier");
  await expect(page.getByText("S10001")).toBeVisible();
});

test("a user can sign in and out by keyboard only", async ({ page }) => {
  await page.goto("/workspace");
  await page.locator("[name=account]").focus();
  await page.keyboard.type("buyer2");
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.locator(".greeting")).toContainText("采购中心");
  const menu = page.locator(".user-menu summary, .user-menu button").first();
  await menu.focus();
  await page.keyboard.press("Enter");
  const leave = page.getByRole("button", { name: "退出登录" });
  await expect(leave).toBeVisible();
  await leave.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home/);
});

test("signing in returns to the requested page", async ({ page }) => {
  await page.goto("/workspace?from=letter");
  await enterPassword(page, "supplier");
  await expect(page).toHaveURL(/\/workspace\?from=letter$/);
});

test("an initial password is replaced on first use", async ({ page }) => {
  await page.goto("/workspace");
  await enterPassword(page, "newcomer");
  await expect(page.getByRole("heading", { level: 1, name: "请设置新密码" })).toBeVisible();
  await page.locator("[name=password]").fill("short");
  await page.locator("[name=repeat]").fill("short");
  await page.locator("button[value=newPassword]").click();
  await expect(page.getByText(/至少/).first()).toBeVisible();
  await page.locator("[name=password]").fill(own);
  await page.locator("[name=repeat]").fill(own);
  await page.locator("button[value=newPassword]").click();
  await expect(page.getByText("S10003")).toBeVisible();
});

test("with two tenants, the first is the default, the choice persists, and switching starts a new session", async ({
  page,
  context,
}) => {
  await page.goto("/workspace");
  await enterPassword(page, "supplier2");
  await expect(page.locator(".greeting")).toContainText("S10002");
  const token = async () => (await context.cookies()).find(({ name }) => name === "token")?.value;
  const before = await token();
  await page.locator(".tenant-switch summary, .tenant-switch button").first().click();
  await page.getByRole("button", { name: /S10003/ }).click();
  await expect(page.locator(".greeting")).toContainText("S10003");
  expect(await token()).not.toBe(before);
  await page.reload();
  await expect(page.locator(".greeting")).toContainText("S10003");
});

test("the workspace loads 100 ms after the switch to another tenant is stored", async ({ page }) => {
  await page.goto("/workspace");
  await enterPassword(page, "supplier2");
  // The bell appears once scripts run: without them the form submits itself.
  await expect(page.locator(".message-bell")).toBeVisible();
  const [current = ""] = /S1000\d/.exec(await page.locator(".greeting").innerText()) ?? [];
  const other = current === "S10002" ? "S10003" : "S10002";
  const stored = page.waitForRequest((request) => request.method() === "POST");
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator(".tenant-switch summary").click();
  await page.getByRole("button", { name: new RegExp(other) }).click();
  await expect(page.locator(".greeting")).toContainText(other);
  const [store, load] = [(await stored).timing(), (await loaded).timing()];
  expect(load.startTime - (store.startTime + store.responseStart)).toBeGreaterThanOrEqual(tenantSwitchDelayMs);
});

test("a stale CSRF token is renewed: the page reports it, and the next attempt succeeds", async ({ page, context }) => {
  await page.goto("/workspace");
  await enterPassword(page, "supplier2");
  await expect(page.locator(".greeting")).toBeVisible();
  const stale = (await context.cookies()).filter(({ name }) => name === "csrf");
  await context.addCookies(stale.map((cookie) => ({ ...cookie, value: encodeURIComponent(btoa('"0.stale"')) })));
  const choose = async (code: string) => {
    await page.locator(".tenant-switch summary").click();
    await page.getByRole("button", { name: new RegExp(code) }).click();
  };
  const [current = ""] = /S1000\d/.exec(await page.locator(".greeting").innerText()) ?? [];
  const other = current === "S10002" ? "S10003" : "S10002";
  await choose(other);
  await expect(page.getByRole("alert")).toContainText("为保证安全");
  await expect(page.locator(".greeting")).toContainText(current);
  await choose(other);
  await expect(page.locator(".greeting")).toContainText(other);
});

test("every account that cannot be used here sees the reason and what to do", async ({ page, context }) => {
  await page.goto("/workspace");
  await enterPassword(page, "barred");
  await expect(page.getByText(/采购经理/).first()).toBeVisible();
  await context.clearCookies();
  await page.goto("/workspace");
  await enterPassword(page, "notenant");
  await expect(page).toHaveURL(/\/403/);
  await expect(page.getByRole("main")).toContainText("公司");
  await context.clearCookies();
  await page.goto("/workspace");
  await enterPassword(page, "nomenus");
  await expect(page.getByRole("main")).toContainText("尚未为您配置菜单权限：您的账号未分配角色");
});

test("on a domain where sign-in is disabled, the page states whom to ask before anything else happens", async ({
  page,
}) => {
  const closed = await startPortal();
  change(
    closed,
    "insert into domain_config (domain, region, companys, lang, is_loginable) values ('localhost', 'CN', '', 'zh_CN', 0)",
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${closed.url}/workspace`);
  await expect(page).toHaveURL(/\/403\?loginable=0$/);
  await expect(page.getByRole("main")).toContainText("采购经理");
  expect(asked.filter((path) => /^\/(api|oidc|sign-in)/.test(path))).toEqual([]);
  await closed.stop();
});

test("before the session expires the user is asked and can stay; after it expires they are sent to sign in", async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await page.goto("/workspace?from=letter");
  await enterPassword(page, "supplier");
  // The bell appears once scripts run; only then does the page track the time.
  await expect(page.locator(".message-bell")).toBeVisible();
  const pass = async (minutes: number) => {
    const earlier = new Date(Date.now() - minutes * 60_000).toISOString();
    change(portal, `update session set used_at = '${earlier}'; delete from oidc_record where model = 'Session'`);
    await page.clock.fastForward(minutes * 60_000);
  };
  await pass(28.2);
  const dialog = page.getByRole("dialog", { name: "登录即将超时" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "保持登录" }).click();
  await expect(dialog).toBeHidden();
  await pass(31);
  await expect(page.locator("[name=account]")).toBeVisible();
  await enterPassword(page, "supplier");
  await expect(page).toHaveURL(/\/workspace\?from=letter$/);
});
