import { expect, test } from "../support/portal";
import { openTab } from "../support/wizard-screen";

test("leaving a page with unsaved answers asks nothing, and restores them on return", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  await page.route("**/autosave**", () => undefined);
  await page.locator("[name=duns]").fill("123456789");
  await expect(page.locator(".save-status")).toContainText("正在保存");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual([]);
  await expect(page.locator("[name=duns]")).toHaveValue("123456789");
});

test("the pressed button is busy until the next page has loaded", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  const save = page.locator("#section-form button[value=save]");
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/autosave**", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator("[name=duns]").fill("123456789");
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(save).toHaveAttribute("aria-busy", "false");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar counts the errors and offers no steps between them", async ({ page, email, openWizard }) => {
    await openWizard(page, email, "/register/basic?check=1");
    await expect(page.locator(".section-bar-errors > span")).toBeVisible();
    await expect(page.locator(".section-bar-errors button")).toHaveCount(0);
  });
});
