import { looksAsAgreed } from "../support/agreed-pictures";
import { startPortalWithCompany } from "../support/company-provider";
import { expect, test } from "../support/portal";
import { enterPassword } from "../support/sign-in-screen";

test.use({ bypassCSP: true });

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "zh", locale: "zh-CN", width: 375 },
  { language: "en", locale: "en-US", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
])
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("the company sign-in pages look as agreed on", async ({ page, browser }) => {
      const { portal, invite, stop } = await startPortalWithCompany({
        claims: { name: "赵磊", email: "buyer2@demo.example", email_verified: true },
      });
      await page.goto(`${portal.url}/workspace`);
      await looksAsAgreed(page, `${language}-${width}-both-doors`);

      const refused = await (await browser.newContext({ locale })).newPage();
      await refused.goto(`${portal.url}/workspace`);
      await refused.locator("#company-sign-in + a").click();
      await expect(refused).toHaveURL(/unknownAccount/);
      await refused.context().close();

      await page.goto(await invite());
      await looksAsAgreed(page, `${language}-${width}-join-company`);

      await page.goto(`${portal.url}/gsrm/people`);
      await enterPassword(page, "admin");
      await expect(page.getByRole("table").filter({ hasText: "employee-7" })).toBeVisible();
      await looksAsAgreed(page, `${language}-${width}-unlinked`);
      await stop();
    });
  });
