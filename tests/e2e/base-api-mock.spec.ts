import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { hydrated } from "../support/hydrated";
import { startMock } from "../support/mock-base-api";
import { expect, test as portalTest } from "../support/portal";
import { freePort, type RunningPortal, startPortal } from "../support/server";
import { complaints } from "../support/sound-screen";

type Mock = Awaited<ReturnType<typeof startMock>>;

/** The portal on a mock that a third-party tool generates from our OpenAPI document: the first step of docs/base-api.md. */
const test = portalTest.extend<object, { mock: Mock; portal: RunningPortal }>({
  mock: [
    async ({}, use) => {
      const port = String(await freePort());
      const api = await startPortal({ PORT: port }, "base-api");
      const folder = await mkdtemp(path.join(tmpdir(), "mock-"));
      const file = path.join(folder, "openapi.json");
      await writeFile(file, await (await fetch(`${api.url}/openapi.json`)).text());
      await api.stop();
      const mock = await startMock(file);
      await use(mock);
      await mock.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  portal: [
    async ({ mock }, use) => {
      const portal = await startPortal({ BASE_API_URL: mock.url });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
});

for (const { language, locale, width, titles } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    width: 1280,
    titles: { home: "好产品，从好伙伴开始", register: "注册成为供应商", progress: "准入进度查询" },
  },
  {
    language: "English on a phone",
    locale: "en-US",
    width: 375,
    titles: {
      home: "Great products begin with great partners",
      register: "Register as a supplier",
      progress: "Onboarding progress",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("the public pages are complete on a mock generated from the document", async ({ page, mock }) => {
      const heard = complaints(page);
      const heading = page.getByRole("heading", { level: 1 });

      // Without a notice in the URL, a phone shows only the list of notices.
      await page.goto("/home?notice=honest");
      await expect(heading).toHaveText(titles.home);
      await expect(page.getByRole("heading", { name: "Integrity", exact: true })).toBeVisible();
      await expect(page.getByText("We neither give nor take gifts.")).toBeVisible();
      await page.goto("/home?notice=admittance");
      await expect(page.getByText("Goods go to the address of the order.")).toBeVisible();

      await page.goto("/register");
      await expect(heading).toHaveText(titles.register);
      await expect(page.locator("[name=country][value=CN]")).toBeChecked();
      await page.locator("#consentAgreementFlag").check();
      await page.locator("form#before button[type=submit]").click();
      await expect(page).toHaveURL(/\/register\/start$/);
      await expect(page.locator("[name=email]")).toBeVisible();

      await page.goto("/progress");
      await expect(heading).toHaveText(titles.progress);
      await hydrated(page.locator("[name=email]"));
      await page.locator("[name=email]").fill("wang@acme.example");
      await page.locator("main form button[type=submit]").first().click();
      await expect(page.locator("[name=code]")).toBeVisible();

      expect(heard).toEqual([]);
      // Prism marks requests and responses that do not match the document.
      expect(mock.output()).toContain("The request passed the validation rules");
      expect(mock.output()).not.toContain("✖");
    });
  });
