import { acme, fillTab } from "../support/company";
import { expect, test } from "../support/portal";

const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"] as const;

for (const { language, locale, viewport, review, submit, done } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    viewport: { width: 1280, height: 900 },
    review: "核对并提交",
    submit: "提交注册",
    done: "注册已提交",
  },
  {
    language: "English on a phone",
    locale: "en-US",
    viewport: { width: 375, height: 812 },
    review: "Check and submit",
    submit: "Submit the registration",
    done: "Your registration is in",
  },
])
  test.describe(language, () => {
    test.use({ locale, viewport });
    test("a supplier registers a company through all seven tabs and hands it in", async ({
      page,
      email,
      enterWizard,
      mail,
    }) => {
      await enterWizard(page, email);
      for (const tab of tabs) {
        await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
        await fillTab(page, acme[tab]);
        await page.locator("#section-form button[value=continue]").click();
      }
      await expect(page.getByRole("heading", { level: 1, name: review })).toBeVisible();
      await page.getByRole("button", { name: submit }).click();
      await expect(page.getByRole("heading", { name: done })).toBeVisible();
      await expect(page.getByText(/SR-\d{8}-\d{6}/)).toBeVisible();
      await expect.poll(() => mail.lettersTo(email).length).toBe(2);
    });
  });
