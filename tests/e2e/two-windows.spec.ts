import type { Page } from "@playwright/test";
import { fillTab } from "../support/company";
import { expect, test as base } from "../support/portal";
import { openTab } from "../support/wizard-screen";

const saved = (page: Page) => expect(page.locator(".save-status")).toHaveText(/^已于 .* 保存$/);
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const panel = (page: Page) => page.getByRole("region", { name: "选择要保留的内容" });

/** Two windows of one registration, both on the same tab. */
const on = (tab: string) =>
  base.extend<{ windows: { first: Page; second: Page } }>({
    windows: async ({ page, email, openWizard }, use) => {
      await openWizard(page, email, `/register/${tab}`);
      await openTab(page, tab);
      const second = await page.context().newPage();
      await openTab(second, tab);
      await use({ first: page, second });
      await second.close();
    },
  });

on("basic")("changes to different fields in two windows are merged, and each shows both", async ({ windows }) => {
  const { first, second } = windows;
  await field(first, "registeredDetail").fill("南山区科技园南路 18 号");
  await field(first, "shareholders[0].name").fill("王芳");
  await field(first, "taxpayerQualification").first().check();
  await fillTab(first, { list: { registeredProvince: ["guangdong"], registeredCity: ["shenzhen"] } });
  await saved(first);
  await field(second, "smeId").fill("无");
  await field(second, "shareholders[0].identityId").fill("110101199003070011");
  await saved(second);
  await expect(panel(second)).toHaveCount(0);
  await expect(field(second, "smeId")).toHaveValue("无");
  for (const window of [second, first]) {
    if (window === first) await first.reload();
    await expect(field(window, "registeredDetail")).toHaveValue("南山区科技园南路 18 号");
    await expect(field(window, "smeId")).toHaveValue("无");
    await expect(field(window, "shareholders[0].name")).toHaveValue("王芳");
    await expect(field(window, "shareholders[0].identityId")).toHaveValue("110101199003070011");
    await expect(field(window, "taxpayerQualification").first()).toBeChecked();
    await expect(window.locator("input#registeredProvince")).toHaveValue(/广东省.*深圳市/);
  }
});

on("basic")("conflicting changes are resolved field by field, in the window being typed in", async ({ windows }) => {
  const { first, second } = windows;
  await field(first, "companyName").fill("甲公司");
  await field(first, "duns").fill("123456789");
  await field(first, "website").fill("https://a.example");
  await saved(first);
  await field(second, "companyName").fill("乙公司");
  await field(second, "abbreviation").fill("乙");
  await field(second, "website").fill("https://b.example");
  await field(second, "website").press("ArrowLeft");
  await expect(panel(second)).toBeVisible();
  await expect(field(second, "website")).toBeFocused();
  await expect(field(second, "duns")).toHaveValue("123456789");
  const before = await field(second, "companyName").evaluate(
    (element) => element.getBoundingClientRect().top + scrollY,
  );
  await expect(panel(second).getByRole("listitem")).toHaveCount(2);
  const names = panel(second).getByRole("listitem").filter({ hasText: "公司名称" });
  await names.getByRole("button", { name: /甲公司/ }).click();
  await expect(field(second, "companyName")).toHaveValue("甲公司");
  await expect(panel(second).getByRole("listitem")).toHaveCount(1);
  await panel(second)
    .getByRole("button", { name: /b\.example/ })
    .click();
  await expect(panel(second)).toHaveCount(0);
  await expect(field(second, "website")).toBeFocused();
  const after = await field(second, "companyName").evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(after).toBe(before);
  await saved(second);
  await first.reload();
  for (const [name, text] of [
    ["companyName", "甲公司"],
    ["abbreviation", "乙"],
    ["website", "https://b.example"],
    ["duns", "123456789"],
  ] as const)
    await expect(field(first, name)).toHaveValue(text);
});

on("basic")("an unresolved conflict is asked about again after a reload", async ({ windows }) => {
  const { first, second } = windows;
  await field(first, "companyName").fill("甲公司");
  await field(first, "duns").fill("123456789");
  await saved(first);
  await field(second, "companyName").fill("乙公司");
  await expect(panel(second)).toBeVisible();
  await second.reload();
  await expect(panel(second)).toBeVisible();
  await expect(field(second, "companyName")).toHaveValue("乙公司");
  await expect(field(second, "duns")).toHaveValue("123456789");
  await first.reload();
  await expect(field(first, "companyName")).toHaveValue("甲公司");
  await panel(second)
    .getByRole("button", { name: /乙公司/ })
    .click();
  await saved(second);
  await first.reload();
  await expect(field(first, "companyName")).toHaveValue("乙公司");
  await expect(field(first, "duns")).toHaveValue("123456789");
});

on("contact")("rows added, changed or removed in either window are merged", async ({ windows }) => {
  const { first, second } = windows;
  const add = (page: Page) => page.locator('[data-table="contacts"] > .rows-add').click();
  await field(first, "contacts[0].name").fill("王芳");
  await add(first);
  await field(first, "contacts[1].name").fill("李雷");
  await saved(first);
  await field(second, "contacts[0].phone").fill("0755-8888-6600");
  await add(second);
  await field(second, "contacts[1].name").fill("韩梅");
  await field(second, "contacts[1].name").press("End");
  await saved(second);
  await expect(panel(second)).toHaveCount(0);
  await first.reload();
  const names = () =>
    first
      .locator('[name^="contacts"][name$=".name"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await expect.poll(names).toHaveLength(3);
  expect((await names()).toSorted()).toEqual(["李雷", "王芳", "韩梅"].toSorted());
  await expect(field(first, "contacts[0].phone")).toHaveValue("0755-8888-6600");
});
