import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import { submitEveryTab } from "../support/wizard-screen";

for (const { language, locale, width, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    words: {
      title: "注册已提交",
      copy: "复制申请编号",
      copied: "已复制。",
      failed: "无法自动复制，请选中后手动复制。",
      due: /预计不晚于 \d{4}年\d{1,2}月\d{1,2}日（.+内）给出结果。/,
      print: /^查看或打印/,
      answers: "已提交的资料",
      withdraw: "撤回申请",
    },
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    words: {
      title: "Registration submitted",
      copy: "Copy the reference number",
      copied: "Copied.",
      failed: "It could not be copied. Select it and copy it yourself.",
      due: /Expect the result by \d{1,2} \w+ \d{4} \(within .+\)\./,
      print: /^Read or print/,
      answers: "What you submitted",
      withdraw: "Withdraw registration",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("one card shows the number, the next steps with dates, and copies to keep", async ({
      page,
      context,
      email,
      openWizard,
    }) => {
      const heard = complaints(page);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await openWizard(page, email);
      await submitEveryTab(page);
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeFocused();
      const number = await page.locator(".success-number strong").innerText();
      expect(number).toMatch(/^SR-\d{8}-\d{6}$/);
      const steps = page.locator(".success-steps li");
      await expect(steps).toHaveCount(3);
      await expect(steps.nth(0)).toContainText(email);
      await expect(steps.nth(1)).toContainText(words.due);
      await expect(steps.nth(2)).toContainText("24");

      // The first thing after the heading is the button beside the number.
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: words.copy })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.copied, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
      await isSound(page, language, heard, 320);

      await page.evaluate(() =>
        Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("no")) }),
      );
      await page.getByRole("button", { name: words.copy }).click();
      await expect(page.getByText(words.failed)).toBeVisible();

      const download = page.waitForEvent("download");
      await page.locator("a.card[download]").click();
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
      await page.getByRole("link", { name: words.print }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.answers })).toBeFocused();
      await page.goBack();
      await page.getByRole("link", { name: words.withdraw }).click();
      await expect(page).toHaveURL(/\/register\/withdraw$/);
    });
  });
