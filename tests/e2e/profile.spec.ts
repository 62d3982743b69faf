import type { Page } from "@playwright/test";
import { averageColour, twoColours } from "../support/pictures";
import { expect, test, withMailbox } from "../support/portal";
import { demoPassword } from "../support/sign-in";
import { complaints, isSound } from "../support/sound-screen";
import { codeInMailbox, isAlive, openProfile } from "../support/profile-screen";
import { enterPassword } from "../support/sign-in-screen";

test.use({ portalSettings: withMailbox });

const picture = async () => ({ name: "me.png", mimeType: "image/png", buffer: await twoColours() });
const ofSize = (bytes: number) => ({ name: "big.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(bytes) });
const renamed = { name: "renamed.jpg", mimeType: "image/jpeg", buffer: Buffer.from("only text") };

/** The picture in the top bar, as the server sends it. */
async function shownPicture(page: Page) {
  const source = await page.locator(".user-menu .user-mark img").getAttribute("src");
  return (await page.request.get(source ?? "")).body();
}

for (const { language, locale, width, account, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    account: "buyer",
    words: { personal: "个人信息", edit: "修改角色 赵磊" },
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    account: "admin",
    words: { personal: "Profile", edit: "Change roles 赵磊" },
  },
])
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("the profile page, its forms, its popup and the time zones are accessible", async ({ page }) => {
      const heard = complaints(page);
      await page.goto("/workspace");
      await enterPassword(page, account);
      await page.locator(".user-menu summary").click();
      await page.getByRole("link", { name: words.personal }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.personal })).toBeVisible();
      await isSound(page, language, heard);
      await isAlive(page);
      for (const summary of await page.locator(".contact-change > summary").all()) await summary.click();
      await page.locator("#avatar").setInputFiles(await picture());
      await expect(page.locator(".avatar-view")).toBeVisible();
      await isSound(page, language, heard);
      await page.getByRole("link", { name: words.edit }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await isSound(page, language, heard);
      await page.goto("/workspace/zone");
      await isSound(page, language, heard);
    });
  });

test("a picture is moved, zoomed and saved, and the top bar shows the cropped part", async ({ page }) => {
  await openProfile(page, "supplier");
  await isAlive(page);
  await page.locator("#avatar").setInputFiles(await picture());
  const view = page.locator(".avatar-view");
  const box = (await view.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 40 + box.width, box.y + 40, { steps: 5 });
  await page.mouse.up();
  await page.getByLabel("缩放").fill("2");
  await page.getByRole("button", { name: "使用此头像" }).click();
  await expect(page.getByRole("alert")).toContainText("头像已更新");
  await expect(view).toBeHidden();
  const [red, , blue] = await averageColour(await shownPicture(page));
  expect(red).toBeGreaterThan(180);
  expect(blue).toBeLessThan(80);
  await page.reload();
  await expect(page.locator(".avatar-now img")).toBeVisible();
});

test("a picture can be cropped by keyboard only", async ({ page }) => {
  await openProfile(page, "supplier2");
  await isAlive(page);
  await page.locator("#avatar").setInputFiles(await picture());
  await page.locator(".avatar-view").focus();
  for (let pressed = 0; pressed < 12; pressed++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("+");
  await expect(page.getByLabel("缩放")).toHaveValue("1.1");
  await page.keyboard.press("-");
  await page.getByRole("button", { name: "使用此头像" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("头像已更新");
  const [red, , blue] = await averageColour(await shownPicture(page));
  expect(blue).toBeGreaterThan(180);
  expect(red).toBeLessThan(80);
});

test("an unsupported format and an oversized picture get different errors before anything is uploaded", async ({
  page,
}) => {
  await openProfile(page, "supplier");
  await isAlive(page);
  const findings = page.locator("#avatar-findings");
  await page.locator("#avatar").setInputFiles({ ...renamed, name: "me.gif", mimeType: "image/gif" });
  await expect(findings).toHaveText("不支持该图片格式，请选择 JPEG、JPG 或 PNG 图片");
  await page.locator("#avatar").setInputFiles(ofSize(2 * 1024 * 1024 + 1));
  await expect(findings).toHaveText("图片不能超过 2 MB，请压缩后重新选择");
  await page.locator("#avatar").setInputFiles(renamed);
  await expect(findings).toHaveText("不支持该图片格式，请选择 JPEG、JPG 或 PNG 图片");
  await page.locator("#avatar").setInputFiles(await picture());
  await expect(findings).toBeEmpty();
  await page.getByRole("button", { name: "取消" }).click();
  await expect(page.locator(".avatar-now")).toBeVisible();
});

test("a valid phone number is saved; an invalid one shows an error at the field", async ({ page }) => {
  await openProfile(page, "supplier");
  await isAlive(page);
  await page.locator(".contact-change summary").last().click();
  await page.getByLabel("电话号码").fill("call me");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.locator("#phone-phone-findings")).toContainText("电话格式不正确");
  await page.getByLabel("电话号码").fill("+86 755 1234 5678");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.locator(".contact-value").last()).toHaveText("+86 755 1234 5678");
});

test("a time zone is searched for and chosen in the top bar, and displayed times follow it", async ({ page }) => {
  await openProfile(page, "supplier2");
  const hours = async () => {
    const text = await page.locator(".personal-more time").innerText();
    const [, hour = "", minute = ""] = /(\d{2}):(\d{2})$/.exec(text) ?? [];
    return Number(hour) * 60 + Number(minute);
  };
  await isAlive(page);
  const before = await hours();
  await page.locator(".contact-change summary").first().click();
  await page.getByLabel("新邮箱").fill("half typed");
  await page.locator(".zone-switch summary").click();
  const zones = page.locator(".zone-switch .zone-list button");
  await expect(zones).toHaveCount(10);
  await page.locator(".zone-switch .zone-pages a").last().click();
  await expect(zones.first()).toHaveText("(GMT+6) 达卡");
  await page.locator(".zone-switch [name=query]").fill("dongjing");
  await expect(zones).toHaveText(["(GMT+9) 东京"]);
  await zones.first().focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("alert")).toContainText("时区已切换为 GMT+9");
  await expect(page).toHaveURL(/\/gsrm\/personal$/);
  await expect(page.locator(".zone-switch summary")).toContainText("GMT+9");
  // An hour ahead; a minute may have passed.
  expect([60, 61]).toContain(((await hours()) - before + 1440) % 1440);
  await expect(page.locator("#email-email")).toHaveValue("half typed");
});

test("an unknown time zone is rejected", async ({ page }) => {
  await openProfile(page, "supplier");
  await page.goto("/workspace/zone");
  await page
    .locator(".card .zone-list button")
    .first()
    .evaluate((button: HTMLButtonElement) => {
      button.value = "GMT+99";
    });
  await page.locator(".card .zone-list button").first().click();
  await expect(page.getByRole("alert")).toContainText("设置时区失败");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("picture, email, time zone and roles are changed with plain forms", async ({ page, email }) => {
    await openProfile(page, "buyer");
    const send = page.getByRole("button", { name: "上传头像" });
    await page.locator("#avatar").setInputFiles(ofSize(5 * 1024 * 1024));
    await send.click();
    await expect(page.locator("#avatar-findings")).toHaveText("图片不能超过 2 MB，请压缩后重新选择");
    await page.locator("#avatar").setInputFiles(ofSize(2 * 1024 * 1024 + 1));
    await send.click();
    await expect(page.locator("#avatar-findings")).toHaveText("图片不能超过 2 MB，请压缩后重新选择");
    await page.locator("#avatar").setInputFiles(renamed);
    await send.click();
    await expect(page.locator("#avatar-findings")).toContainText("不支持该图片格式");
    await page.locator("#avatar").setInputFiles(await picture());
    await send.click();
    await expect(page.locator(".avatar-now img")).toBeVisible();

    await page.locator(".contact-change summary").first().click();
    await page.getByLabel("新邮箱").fill(email);
    await page.locator("#email-password").fill(demoPassword);
    await page.getByRole("button", { name: "获取验证码" }).click();
    await page.getByLabel("新邮箱验证码").fill(await codeInMailbox(page, email));
    await page.getByLabel("原邮箱验证码").fill(await codeInMailbox(page, "buyer@demo.example"));
    await page.getByRole("button", { name: "确认更换" }).click();
    await expect(page.locator(".contact-value").first()).toHaveText(email);

    await page.locator(".user-menu summary").click();
    await page.locator(".user-menu a[href='/workspace/zone']").click();
    await page.locator("[name=query]").last().fill("东京");
    await page.locator("#main").getByRole("button", { name: "搜索" }).click();
    await page.getByRole("button", { name: "(GMT+9) 东京" }).click();
    await expect(page.locator("#zone-now")).toHaveText("(GMT+9) 东京");

    await page.goto("/gsrm/personal");
    await page.getByRole("link", { name: "修改角色 赵磊" }).click();
    await page.getByLabel("采购经理").uncheck();
    await page.getByRole("button", { name: "保存" }).last().click();
    await expect(page.locator("#role-findings")).toHaveText("请至少选择一个角色");
    await page.getByLabel("采购经理").check();
    await page.getByRole("button", { name: "保存" }).last().click();
    await expect(page.getByRole("alert")).toContainText("角色已保存");
  });
});

test("the profile page describes what the user's roles in this tenant permit", async ({ page }) => {
  await openProfile(page, "buyer");
  const permissions = page.getByRole("region", { name: "您在当前公司的权限" });
  await expect(permissions).toContainText("审核注册、认证和企业档案变更");
  await expect(permissions).toContainText("准入审核");
  await page.screenshot({ path: test.info().outputPath("permissions.png"), fullPage: true });
});
