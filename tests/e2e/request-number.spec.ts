import { expect, test } from "../support/portal";
import { freePort, noCodes, startPortal } from "../support/server";
import { demoPassword } from "../support/sign-in";

/** A portal whose base API runs in another process, which can be lost. */
async function startApart() {
  const [port, apiPort] = [String(await freePort()), String(await freePort())];
  const own = { ...noCodes, PUBLIC_ORIGIN: `http://localhost:${port}` };
  const api = await startPortal({ ...own, PORT: apiPort }, "base-api");
  const portal = await startPortal({ ...own, PORT: port, BASE_API_URL: `http://127.0.0.1:${apiPort}` });
  return { portal, api };
}

for (const { locale, number } of [
  { locale: "zh-CN", number: "请求编号" },
  { locale: "en-US", number: "request number" },
])
  test(`a failure without a response from the base API shows a request number that is in the log (${locale})`, async ({
    browser,
  }) => {
    const { portal, api } = await startApart();
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto(`${portal.url}/workspace`);
    await page.locator("[name=account]").fill("buyer");
    await page.locator("[name=password]").fill(demoPassword);
    await page.locator("form#sign-in button[type=submit]").click();
    await expect(page.locator(".greeting")).toBeVisible();
    await page.goto(`${portal.url}/gsrm`);
    const changes = page.getByRole("main").locator("a[href='/gsrm/changes']").first();
    await expect(changes).toBeVisible();
    await api.stop();

    /** The line of the log with the number on the page. */
    const lineShown = async () => {
      const requestCode = page.locator("p").filter({ hasText: number }).locator("code");
      await expect(requestCode).toHaveText(/^[\w-]{36}$/);
      const requestId = await requestCode.innerText();
      const line = portal
        .output()
        .split("\n")
        .find((one) => one.includes('"event":"request"') && one.includes(requestId));
      return JSON.parse(line ?? "{}") as { path?: string; status?: number };
    };
    await changes.click();
    expect(await lineShown()).toMatchObject({ path: expect.stringContaining("/changes"), status: 502 });
    await page.reload();
    expect(await lineShown()).toMatchObject({ path: "/gsrm/changes" });
    await page.goto(`${portal.url}/api/v1/sso/login?callbackUrl=/workspace`);
    expect(new URL(page.url()).pathname).toBe("/500");
    expect(await lineShown()).toMatchObject({ path: "/api/v1/sso/login", status: 303 });
    await portal.stop();
  });
