import { expect, test } from "./base-apis";
import { acme, fillTab } from "./company";
import { hydrated } from "./hydrated";
import { typeCode } from "./type-code";

const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"] as const;
const messages = "/gsrm/worksDetail/PrivateMessage";

/** The portal's journeys. They are independent of the base API in use (decision 025), which the environment selects. */
export function declareJourneys() {
  // One portal and one base API for them all: another pair for each would take longer than the journeys.
  test.describe.configure({ mode: "default" });
  test("a supplier registers a company, from the agreement to the registration number", async ({
    page,
    email,
    enterWizard,
    journey,
  }) => {
    journey("registration");
    await enterWizard(page, email);
    for (const tab of tabs) {
      await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
      await fillTab(page, acme[tab]);
      await page.locator("#section-form button[value=continue]").click();
    }
    await expect(page.getByRole("heading", { level: 1, name: "核对并提交" })).toBeVisible();
    await expect(page.locator("main")).toContainText(acme.basic.text.companyName);
    await page.getByRole("button", { name: "提交注册" }).click();
    await expect(page.getByRole("heading", { name: "注册已提交" })).toBeFocused();
    await expect(page.locator(".success-number strong")).toHaveText(/^SR-\d{8}-\d{6}$/);
  });

  test("an applicant checks the progress of the registration", async ({ page, codeFor, journey }) => {
    journey("progress");
    const applicant = "qiming@demo.example";
    await page.goto("/progress");
    await hydrated(page.locator("[name=email]"));
    await page.locator("[name=email]").fill(applicant);
    await page.locator("main form button[type=submit]").first().click();
    await typeCode(page, await codeFor(applicant));
    await expect(page.locator("main [aria-current=step]").last()).toContainText("采购初审");
  });

  test("a user signs in, reads a message, looks at the profile and signs out", async ({ page, signIn, journey }) => {
    journey("workspace");
    await signIn(page, "buyer");
    await expect(page.locator(".greeting")).toContainText("采购中心");
    expect(new URL(page.url()).search).toBe("");
    await page.goto(messages);
    const first = page.getByRole("main").locator(".reading-row a").first();
    // The title is preceded by hidden text that states whether it is unread.
    const title = (await first.innerText()).split("\n").at(-1) ?? "";
    await first.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goto("/gsrm/personal");
    await expect(page.locator("#roles-title")).toBeVisible();
    await page.goto("/workspace/zone");
    await expect(page.locator("#zone-choose")).toBeVisible();
    await page.locator(".user-menu summary").click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await expect(page).toHaveURL(/\/home$/);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token");
  });
}
