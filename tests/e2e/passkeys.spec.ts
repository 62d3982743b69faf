import { expect, test, withCodes } from "../support/portal";
import { enterPassword } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

// A separate portal: a user with a passkey no longer gets a code, which would break other tests.
test.use({ portalSettings: { ...withCodes } });

test("a passkey is added on the profile page, and the next sign-in asks for it instead of a code", async ({
  page,
  codeFor,
}) => {
  const heard = complaints(page);
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = "supplier@demo.example";
  await page.goto("/gsrm/personal");
  await enterPassword(page, "supplier");
  await typeCode(page, await codeFor(email));

  await page.getByRole("button", { name: "添加通行密钥" }).click();
  await page.getByRole("button", { name: "获取验证码" }).click();
  await page.locator("#passkey-name").fill("办公电脑");
  await page.locator("#passkey-code").fill(await codeFor(email, 2));
  await isSound(page, "zh", heard);
  await page.getByRole("button", { name: "在设备上继续" }).click();
  await expect(page.getByText("通行密钥已添加")).toBeVisible();
  await expect(page.getByRole("button", { name: "删除 办公电脑" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/workspace");
  await enterPassword(page, "supplier");
  await expect(page.getByRole("heading", { name: "请使用通行密钥" })).toBeVisible();
  await isSound(page, "zh", heard);
  await page.getByRole("button", { name: "使用通行密钥" }).click();
  await expect(page.locator(".user-menu")).toBeVisible();
});
