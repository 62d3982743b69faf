import { acme, fillTab } from "../support/company";
import { freePort, startPortal } from "../support/server";
import { expect, test as portalTest } from "../support/portal";

/** The same portal, its base API in another process: the environment alone decides (design §1). */
const test = portalTest.extend<object, object>({
  portal: [
    async ({ mail }, use) => {
      const port = String(await freePort());
      const api = await startPortal({ PORT: port, SMTP_URL: mail.url }, "base-api");
      const portal = await startPortal({ BASE_API_URL: `http://127.0.0.1:${port}` });
      await use(portal);
      await portal.stop();
      await api.stop();
    },
    { scope: "worker" },
  ],
});

test("a supplier fills in tabs, uploads a file and comes back, with the base API in another process", async ({
  page,
  email,
  enterWizard,
}) => {
  await enterWizard(page, email);
  await fillTab(page, acme.basic);
  await page.locator("#section-form button[value=continue]").click();
  await expect(page).toHaveURL(/business/);
  await page.goto("/register/attachment");
  await fillTab(page, acme.attachment);
  await page.locator("#section-form button[value=continue]").click();
  await expect(page).toHaveURL(/review/);
  await page.goto("/register/basic");
  await expect(page.getByLabel("公司名称")).toHaveValue(acme.basic.text.companyName);
});
