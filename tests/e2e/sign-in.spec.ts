import { agreeIfAsked } from "../support/consent-screen";
import { expect, test, withCodes } from "../support/portal";
import { enterPassword } from "../support/sign-in-screen";
import { typeCode } from "../support/type-code";

test.use({ portalSettings: withCodes });

const own = "a horse that flies at night";

for (const { language, locale, width, account, logo, greeting, words } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    width: 1280,
    account: "supplier",
    logo: "/logo.svg",
    greeting: /(上午|下午|晚上)好，王芳/,
    words: { leave: "退出登录", title: "登录工作台" },
  },
  {
    language: "English on a phone",
    locale: "en-US",
    width: 375,
    account: "india",
    logo: "/logo-in.svg",
    greeting: /Good (morning|afternoon|evening), Priya Sharma/,
    words: { leave: "Sign out", title: "Sign in to the workspace" },
  },
])
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("a supplier signs in from the home page, works, and signs out again", async ({ page, context, codeFor }) => {
      await page.goto("/home");
      await page.locator('main a[href="/workspace"]').first().click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await enterPassword(page, account);
      await typeCode(page, await codeFor(`${account}@demo.example`));
      await agreeIfAsked(page);
      await expect(page.getByRole("heading", { level: 1, name: greeting })).toBeVisible();
      expect(new URL(page.url()).search).toBe("");
      await expect(page.locator(".site-brand img")).toHaveAttribute("src", logo);

      await page.goto("/home");
      await page.locator('main a[href="/workspace"]').first().click();
      await expect(page.getByRole("heading", { level: 1, name: greeting })).toBeVisible();
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(Object.keys(stored)).toEqual(
        expect.arrayContaining("lang region loginable companys timeZone userName avatarPicture tenant".split(" ")),
      );
      await page.evaluate(() => {
        localStorage.setItem("lang", "zh");
        localStorage.setItem("draft of somebody", "secret");
        sessionStorage.setItem("open form", "secret");
      });
      await page.locator(".user-menu summary").click();
      await page.getByRole("button", { name: words.leave }).click();
      await expect(page).toHaveURL(/\/home/);
      const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
      expect(kept.filter((key) => key !== "lang")).toEqual([]);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names.filter((name) => /^(token|csrf)$|provider-/.test(name))).toEqual([]);
      await page.goBack();
      await page.goto("/workspace");
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("password, code and sign-out work", async ({ page, codeFor }) => {
    await page.goto("/workspace");
    await enterPassword(page, "admin");
    await page.locator("[name=code]").fill("000000");
    await page.locator("button[value=code]").click();
    await expect(page.locator("[name=code]")).toBeVisible();
    // Pasted in groups.
    await page.locator("[name=code]").fill((await codeFor("admin@demo.example")).replace(/^.{3}/, "$& "));
    await page.keyboard.press("Enter");
    await expect(page.locator(".greeting")).toBeVisible();
    await page.locator(".user-menu summary").click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await expect(page).toHaveURL(/\/home/);
  });
});

test("a forgotten password is reset by email", async ({ page, codeFor }) => {
  await page.goto("/workspace");
  await page.getByRole("link", { name: "忘记密码？" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "重设密码" })).toBeVisible();
  await page.locator("[name=account]").pressSequentially("buyer", { delay: 20 });
  await page.getByRole("button", { name: "获取验证码" }).click();
  await page.locator("[name=code]").fill(await codeFor("buyer@demo.example"));
  await page.locator("[name=password]").fill(own);
  await page.locator("[name=repeat]").fill(own);
  await page.getByRole("button", { name: "重设密码" }).click();
  await expect(page.getByRole("heading", { name: "密码已重设" })).toBeVisible();
});

test("a user who closes the window at the code step can sign in again with the code already emailed", async ({
  page,
  codeFor,
}) => {
  await page.goto("/workspace");
  await enterPassword(page, "supplier2");
  await expect(page.locator("[name=code]")).toBeVisible();
  const code = await codeFor("supplier2@demo.example");

  await page.context().clearCookies();
  await page.goto("/workspace");
  await enterPassword(page, "supplier2");
  await expect(page.locator("[name=code]")).toBeVisible();
  const aside = page.locator(".sign-in-aside").first();
  await expect(aside).toContainText(/或在 \d+ 秒后重新获取/);
  await expect(page.getByRole("button", { name: "重新获取" })).toBeDisabled();
  await typeCode(page, code);
  await expect(page).toHaveURL(/\/workspace/);
});

test.describe("without scripts again", () => {
  test.use({ javaScriptEnabled: false });

  test("a code requested too soon is rejected with the time to wait, on the page and in a header", async ({ page }) => {
    await page.goto("/workspace");
    await enterPassword(page, "buyer2");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "重新获取" }).click();
    const response = await answered;
    expect(response.status()).toBe(429);
    expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
    await expect(page.getByRole("alert")).toContainText(/请在 \d+ 秒后重新获取/);
  });
});
