import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { openTab, submitEveryTab } from "../support/wizard-screen";

/** Remix stores scroll positions under this key, and logs an error if it cannot. */
const ofRemix = "positions";

test.beforeEach(async ({ context }) =>
  context.addInitScript((spared) => {
    for (const name of ["getItem", "setItem", "removeItem", "key", "clear"] as const) {
      const { value } = Object.getOwnPropertyDescriptor(Storage.prototype, name) ?? {};
      Object.defineProperty(Storage.prototype, name, {
        value(this: Storage, ...given: unknown[]) {
          if (given[0] === spared) return (value as (...all: unknown[]) => unknown).apply(this, given);
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  }, ofRemix),
);

test("a browser that blocks its storage can open the public pages and register", async ({
  page,
  email,
  openWizard,
}) => {
  for (const address of ["/home", "/home?notice=operation", "/register", "/progress"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("系统暂时出现故障")).toHaveCount(0);
  }
  await openWizard(page, email);
  await openTab(page, "basic");
  await page.getByLabel("公司名称").fill("安科");
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("公司名称")).toHaveValue("安科");
  await submitEveryTab(page);
  await expect(page.getByRole("heading", { name: "注册已提交" })).toBeVisible();
});

test("a browser that blocks its storage can use the workspace", async ({ page }) => {
  await openSignedIn(page, "buyer2");
  await expect(page.locator(".message-bell")).toBeVisible();
  await page.goto("/gsrm");
  await page.locator(".queue-rows tbody th a").first().click();
  await expect(page.locator("#file-title")).toBeVisible();
});
