import { listField } from "../support/company";
import { expect, test } from "../support/portal";
import { typeCode } from "../support/type-code";

test("a wrong code shows an error at its field, five wrong ones invalidate the code, and the typed text stays", async ({
  page,
  email,
  codeFor,
}) => {
  await page.goto("/register");
  await page.getByLabel("我已阅读并同意《注册协议》和《个人信息保护政策》").check();
  await page.getByRole("button", { name: "同意并开始" }).click();
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("请填写姓名")).toBeVisible();
  await page.getByLabel("姓名").fill("王芳");
  await page.getByLabel("邮箱").fill("wang@");
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText(/邮箱.*(格式|有效)/)).toBeVisible();
  await page.getByLabel("邮箱").fill(email);
  await page.getByRole("button", { name: "获取验证码" }).click();
  const right = await codeFor(email);
  const wrongCodes = ["000000", "111111", "222222", "333333", "444444", "555555"].filter((code) => code !== right);
  for (const wrong of wrongCodes.slice(0, 5)) {
    // Typing the last digit submits it.
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await typeCode(page, wrong);
    await answered;
    await expect(page.getByText(/验证码(不正确|已失效)|重新获取/).first()).toBeVisible();
  }
  await typeCode(page, right);
  await expect(page.getByText("验证码错误次数过多，请重新获取")).toBeVisible();
  await expect(page.getByRole("region", { name: "注册人" })).toContainText(`王芳 ${email}`);
});

test("a code typed while another is being checked is submitted as soon as that one is rejected", async ({
  page,
  email,
  codeFor,
}) => {
  await page.goto("/register");
  await page.getByLabel("我已阅读并同意《注册协议》和《个人信息保护政策》").check();
  await page.getByRole("button", { name: "同意并开始" }).click();
  await page.getByLabel("姓名").fill("王芳");
  await page.getByLabel("邮箱").fill(email);
  await page.getByRole("button", { name: "获取验证码" }).click();
  const right = await codeFor(email);
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/register/, async (route) => {
    if (route.request().method() === "POST") await isLetGo;
    await route.continue();
  });
  await typeCode(page, right === "000000" ? "111111" : "000000");
  await expect(page.locator("form[aria-busy=true]")).toBeVisible();
  await typeCode(page, right);
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "公司基本信息" })).toBeVisible();
});

test("the wizard can be reached by keyboard only", async ({ page, email, codeFor }) => {
  await page.goto("/register");
  await page.getByLabel("我已阅读并同意《注册协议》和《个人信息保护政策》").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByLabel("姓名").focus();
  await page.keyboard.type("王芳");
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`验证码已发送至 ${email}`)).toBeVisible();
  await expect(page.getByLabel("验证码", { exact: true })).toBeFocused();
  await page.keyboard.type(await codeFor(email));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "公司基本信息" })).toBeVisible();

  const place = listField(page, "registeredProvince");
  await expect(place).toHaveRole("combobox");
  await place.focus();
  await page.keyboard.type("shenzhen");
  await expect(page.getByRole("option", { name: "广东省 / 深圳市" })).toBeVisible();
  await expect(place).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await expect(place).toHaveValue("广东省 / 深圳市");
  await expect(place).toBeFocused();
});
