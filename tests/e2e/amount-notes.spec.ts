import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import { openTab } from "../support/wizard-screen";

for (const { locale, capital, turnover } of [
  { locale: "zh-CN", capital: "≈ 5000万", turnover: "≈ 1.2亿" },
  { locale: "en-US", capital: "≈ 50 million", turnover: "≈ 120 million" },
])
  test.describe(locale, () => {
    test.use({ locale });

    test("a large amount is repeated in words, which describe the field and are not announced", async ({
      page,
      email,
      openWizard,
    }) => {
      const violations = complaints(page);
      await openWizard(page, email);
      await openTab(page, "basic");
      const field = page.locator('[name="registeredCapital"]');
      const note = page.locator(".amount-note");
      await field.pressSequentially("5000");
      await expect(note).toHaveCount(0);
      await field.pressSequentially("0000");
      await expect(note).toHaveText(capital);
      await expect(field).toHaveAccessibleDescription(new RegExp(`${capital}$`));
      expect(await note.evaluate((element) => element.closest("[aria-live], [role=status], [role=alert]"))).toBeNull();
      await isSound(page, locale.slice(0, 2), violations, 360);

      await openTab(page, "business");
      const year = page.locator('[name="turnover[0].amount"]');
      await year.fill("120,000,000");
      await expect(note).toHaveText(turnover);
      await isSound(page, locale.slice(0, 2), violations, 360);
      await year.fill("");
      await expect(note).toHaveCount(0);
    });
  });
