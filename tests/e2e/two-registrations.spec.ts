import type { Page } from "@playwright/test";
import { smallPdf } from "../support/company";
import { xlsx } from "../support/filled-workbook";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { letLimitsPass } from "../support/rows";
import { openTab } from "../support/wizard-screen";

const another = "此窗口属于另一份注册";
const saved = (page: Page) => expect(page.getByText(/已于 .* 保存/)).toBeVisible();

/** The saved company name, read in a new window. */
async function savedName(page: Page): Promise<string> {
  const fresh = await page.context().newPage();
  await fresh.goto("/register/basic");
  const name = await fresh.getByLabel("公司名称").inputValue();
  await fresh.close();
  return name;
}

/** Two windows of one browser: the first shows the registration of `email`, the second one that was started after it. */
const inTwoWindows = test.extend<{ windows: { first: Page; second: Page } }>({
  windows: async ({ page, email, openWizard }, use) => {
    await openWizard(page, email);
    await openTab(page, "basic");
    const second = await page.context().newPage();
    await openWizard(second, `b-${email}`);
    await openTab(second, "basic");
    await use({ first: page, second });
  },
});

inTwoWindows(
  "text typed in the window of one registration is not saved in the other",
  async ({ windows, openWizard, email, portal }) => {
    const { first, second } = windows;
    await first.getByLabel("公司名称").fill("甲公司");
    await expect(first.getByText(another)).toBeVisible();
    expect(await savedName(second)).toBe("");
    await expect(first.getByLabel("公司名称")).toHaveValue("甲公司");

    // The first registration is opened again in its window, which still has the typed text.
    first.on("dialog", (dialog) => void dialog.accept());
    letLimitsPass(portal, 90);
    await openWizard(first, email);
    await expect(first.getByLabel("公司名称")).toHaveValue("甲公司");
    await saved(first);
    expect(await savedName(first)).toBe("甲公司");
  },
);

inTwoWindows("no button in the window of one registration changes the other", async ({ windows }) => {
  const { first, second } = windows;
  await second.getByLabel("公司名称").fill("乙公司");
  await saved(second);
  await first.getByLabel("公司名称").fill("甲公司");
  await first.locator("#section-form button[value=continue]").click();
  await expect(first.getByText(another)).toBeVisible();
  await expect(first).toHaveURL(/basic/);
  expect(await savedName(second)).toBe("乙公司");
});

/** Opens a page in the first window, then starts the second registration in another window. */
const openedBefore = (at: string) =>
  test.extend<{ first: Page; second: Page }>({
    first: async ({ page, email, openWizard }, use) => {
      await openWizard(page, email);
      await page.goto(at);
      await use(page);
    },
    second: async ({ first, email, openWizard }, use) => {
      const second = await first.context().newPage();
      await openWizard(second, `b-${email}`);
      await use(second);
    },
  });

openedBefore("/register/attachment")(
  "a file is not uploaded into the other registration",
  async ({ first, second }) => {
    await hydrated(first.locator("#section-form button[value=continue]"));
    await second.bringToFront();
    await first
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "licence.pdf", mimeType: "application/pdf", buffer: smallPdf() });
    const item = first.locator(".file-item", { hasText: "licence.pdf" });
    await expect(item.getByRole("alert")).toContainText("该窗口属于另一份注册");
    await expect(item.getByRole("button")).toHaveText(["移除"]);
  },
);

openedBefore("/register/import")(
  "a workbook is not imported into the other registration",
  async ({ first, second }) => {
    await hydrated(first.getByRole("button", { name: "检查并导入" }));
    const workbook = await second.request.get("/register/import/workbook");
    await first.locator("#workbook").setInputFiles(xlsx(await workbook.body()));
    await first.getByRole("button", { name: "检查并导入" }).click();
    await expect(first.getByText("该窗口属于另一份注册")).toBeVisible();
  },
);

openedBefore("/register/withdraw")("the other registration is not withdrawn", async ({ first, second }) => {
  await second.bringToFront();
  await first.getByRole("button", { name: "确认撤回" }).click();
  await expect(first.getByText("该窗口属于另一份注册").first()).toBeVisible();
  await second.reload();
  await expect(second.getByLabel("公司名称")).toBeVisible();
});

openedBefore("/register/review")(
  "moving to another page states whose registration it now shows",
  async ({ first, second, email }) => {
    await second.bringToFront();
    await hydrated(first.getByRole("button", { name: "提交注册" }));
    await first
      .getByRole("link", { name: /银行信息/ })
      .first()
      .click();
    await expect(first.getByRole("alert").getByText(`本窗口现在显示的是 b-${email} 的注册`)).toBeVisible();
  },
);

test("a file sent after the session has expired shows an error, and uploads once the email is verified again", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/attachment");
  await hydrated(page.locator("#section-form button[value=continue]"));
  const session = await page.context().cookies();
  await page.context().clearCookies({ name: "registration" });
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "licence.pdf", mimeType: "application/pdf", buffer: smallPdf() });
  const item = page.locator(".file-item", { hasText: "licence.pdf" });
  await expect(item.getByRole("alert")).toContainText("登录已超时，文件未上传");
  await page.context().addCookies(session);
  await item.getByRole("button", { name: "重试" }).click();
  await expect(page.locator("[data-stored-file]", { hasText: "licence.pdf" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("answers submitted for one registration stay on the page and out of the other", async ({
    page,
    email,
    openWizard,
  }) => {
    await openWizard(page, email);
    const second = await page.context().newPage();
    await openWizard(second, `b-${email}`);
    await page.getByLabel("公司名称").fill("甲公司");
    await page.locator("#section-form button[value=save]").last().click();
    await expect(page.getByText("该窗口属于另一份注册").first()).toBeVisible();
    await expect(page.getByLabel("公司名称")).toHaveValue("甲公司");
    expect(await savedName(second)).toBe("");
    // The page still belongs to its registration, however often it is submitted.
    await page.locator("#section-form button[value=save]").last().click();
    expect(await savedName(second)).toBe("");
  });
});
