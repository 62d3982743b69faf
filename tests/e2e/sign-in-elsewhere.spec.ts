import { spawn } from "node:child_process";
import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import { visitor } from "../faults/client";
import { expect, test } from "../support/portal";
import { freePort, type RunningPortal, noCodes, startPortal } from "../support/server";
import { signIn } from "../support/sign-in";
import { enterPassword } from "../support/sign-in-screen";

test("the company's own provider signs in, in another process, whom the portal knows by issuer and subject", async ({
  page,
}) => {
  const port = String(await freePort());
  const company = await startCompanyProvider(port);
  const { issuer } = company;
  const portal = await startPortal({
    PORT: port,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: "portal-at-company",
    OIDC_CLIENT_SECRET: "a secret of the company",
  });
  await page.goto(`${portal.url}/workspace`);
  await expect(page).toHaveURL(/\/403\?code=signIn.unknownAccount$/);
  const db = new DatabaseSync(`${portal.folder}/portal.db`);
  const { id } = db.prepare("select id from account where user_account = 'buyer'").get() as { id: string };
  db.prepare("insert into identity values (?, 'employee-7', ?)").run(issuer, id);
  db.close();
  await page.goto(`${portal.url}/workspace`);
  await expect(page.locator(".greeting")).toContainText("采购中心");
  expect((await page.request.get(`${portal.url}/sign-in/forgotten`)).status(), "forgotten at the provider").toBe(404);
  await page.goto(`${portal.url}/gsrm/personal`);
  await page.locator(".contact-change summary").first().click();
  await expect(page.getByLabel("新邮箱")).toBeVisible();
  await expect(page.getByLabel("登录密码")).toHaveCount(0);
  await page.locator(".user-menu summary").click();
  await page.getByRole("button", { name: "退出登录", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${issuer}/`));
  await portal.stop();
  company.stop();
});

for (const { setting, isAccepted } of [
  { setting: "1", isAccepted: true },
  { setting: "0", isAccepted: false },
])
  test(`a sign-in that another system hands over ${isAccepted ? "counts once, after its user has said so" : "opens nothing without the setting"}`, async ({
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

test("with the base API in another process one signs in and out, and out also when it is down", async ({ page }) => {
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

/** A portal, and its base API in another process. */
async function startApart(settings: Record<string, string> = {}) {
  const [port, apiPort] = [String(await freePort()), String(await freePort())];
  const own = { ...noCodes, PUBLIC_ORIGIN: `http://localhost:${port}` };
  const api = await startPortal({ ...own, PORT: apiPort }, "base-api");
  const portal = await startPortal({ ...own, ...settings, PORT: port, BASE_API_URL: `http://127.0.0.1:${apiPort}` });
  return { portal, api, stop: () => Promise.all([portal.stop(), api.stop()]) };
}

/** The token with which a system of the company, which knows the base API, sends a signed-in user on. */
async function handOver(portal: RunningPortal, api: RunningPortal, account: string): Promise<string> {
  const who = visitor(portal.url);
  await signIn(who, account);
  const held = (name: string) => JSON.parse(atob(decodeURIComponent(who.jar.get(name) ?? ""))) as string;
  const headers = { authorization: `Bearer ${held("token")}`, "x-csrf-token": held("csrf") };
  const answer = await fetch(`${api.url}/api/v1/sso/hand-overs`, { method: "POST", headers });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function startCompanyProvider(portalPort: string) {
  const origin = `http://localhost:${portalPort}`;
  const child = spawn(process.execPath, ["tests/support/oidc-company.ts"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      OIDC_REDIRECT_URI: `${origin}/api/v1/sso/callback`,
      OIDC_POST_LOGOUT_URI: `${origin}/home`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  while (!said.includes("listening")) said += String((await once(child.stdout, "data"))[0]);
  return { issuer: /listening (\S+)/.exec(said)?.[1] ?? "", stop: () => child.kill() };
}
