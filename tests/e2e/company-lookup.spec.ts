import { startHttpServer } from "../support/http-server";
import { listField } from "../support/company";
import { expect, test as portalTest } from "../support/portal";
import { complaints as complaintsOf, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

const known = {
  name: "深圳市安科精密有限公司",
  creditCode: "91440300MA5DA9L47B",
  legalPersonName: "李强",
  regCapital: "1000万人民币",
};

/** A business-information service that knows one company. */
const test = portalTest.extend<object, { service: { settings: Record<string, string> } }>({
  service: [
    async ({}, use) => {
      const service = await startHttpServer((request, response) => {
        const keyword = new URL(request.url ?? "", "http://service.test").searchParams.get("keyword") ?? "";
        const knows = [known.name, known.creditCode].includes(keyword);
        response.end(
          JSON.stringify(knows ? { error_code: 0, result: known } : { error_code: 300_000, reason: "无数据" }),
        );
      });
      await use({ settings: { COMPANY_LOOKUP_URL: service.url.href, COMPANY_LOOKUP_KEY: "a key of the tests" } });
      await service.close();
    },
    { scope: "worker" },
  ],
  portalSettings: [async ({ service }, use) => use(service.settings), { scope: "worker" }],
});

// One portal for all tests here: starting one per test would take longer than the tests.
test.describe.configure({ mode: "default" });

test("a company lookup fills in blank fields without overwriting typed ones, and the answers are saved", async ({
  page,
  email,
  enterWizard,
}) => {
  const complaints = complaintsOf(page);
  await enterWizard(page, email);
  await page.getByLabel("公司名称").fill(known.name);
  await page.getByLabel("法定代表人").fill("王芳");
  await page.getByRole("button", { name: "查询填入" }).click();
  const status = page.getByRole("status").filter({ hasText: "已填入" });
  await expect(status).toHaveText("已填入：省份、城市、统一社会信用代码和注册资本，请逐项核对。");
  await expect(status).toBeFocused();
  await expect(page.locator("[name=unifiedCreditCode]")).toHaveValue(known.creditCode);
  await expect(page.locator("[name=registeredCapital]")).toHaveValue("10000000");
  await expect(page.getByLabel("法定代表人")).toHaveValue("王芳");
  await isSound(page, "zh", complaints, 375);

  // Autosave continues from the state that the lookup returned.
  await page.getByLabel("公司简称").fill("安科");
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("公司简称")).toHaveValue("安科");
  await expect(listField(page, "registeredCity")).toHaveRole("combobox");
  await expect(listField(page, "registeredCity")).toHaveValue("广东省 / 深圳市");
});

test("a company that is not found shows a clear error, in English too, and no input is lost", async ({
  page,
  email,
  enterWizard,
}) => {
  const complaints = complaintsOf(page);
  await enterWizard(page, email);
  // The language switch of the previous page would lead back to it.
  await expect(page.getByRole("heading", { level: 1, name: "公司基本信息" })).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  const ask = page.getByRole("button", { name: "Look up and fill in" });
  await ask.click();
  await expect(page.getByRole("alert")).toContainText("Enter the company name or unified social credit code before");
  await page.locator("[name=companyName]").fill("Unknown Company");
  await ask.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Company lookup is unavailable");
  await expect(page.locator("[name=companyName]")).toHaveValue("Unknown Company");
  await isSound(page, "en", complaints, 375);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same button fills in blank fields", async ({ page, email, codeFor }) => {
    await page.goto("/register");
    await page.locator("#consentAgreementFlag").check();
    await page.locator("form#before button[type=submit]").click();
    // At human speed: anything faster counts as a robot (S-16).
    await page.locator("[name=name]").pressSequentially("王芳", { delay: 200 });
    await page.locator("[name=email]").pressSequentially(email, { delay: 110 });
    await page.locator("button[value=send]").click();
    await typeCode(page, await codeFor(email));
    await page.locator("[name=unifiedCreditCode]").fill(known.creditCode);
    await page.getByRole("button", { name: "查询填入" }).click();
    await expect(page.getByText(/^已填入：/)).toBeVisible();
    await expect(page.getByLabel("公司名称")).toHaveValue(known.name);
  });
});
