import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal, and the tests run one after the other: they change the hosts of everyone.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "default" });

const languages = {
  zh: {
    locale: "zh-CN",
    width: 1280,
    words: {
      list: "域名配置",
      card: "域名配置",
      add: "添加域名",
      save: "保存",
      needed: "请填写域名",
      host: "域名格式不正确",
      added: "域名已添加",
      saved: "域名配置已保存",
      preview: "中文：品牌印度",
      outdated: "此域名的配置已被其他人修改或删除",
      latest: "查看最新内容",
      signIn: "允许用户通过此域名登录",
      closed: "不允许登录",
      remove: "删除配置",
      no: "取消",
      yes: "确认删除",
      removed: "域名配置已删除",
      own: "您正在使用的域名",
      ownStays: "不能删除其配置",
    },
  },
  en: {
    locale: "en-US",
    width: 375,
    words: {
      list: "Domains",
      card: "Configure domains",
      add: "Add a domain",
      save: "Save",
      needed: "Domain is required",
      host: "enter a host name",
      added: "is added",
      saved: "is saved",
      preview: "English: Brand India",
      outdated: "Someone else has changed or removed this configuration",
      latest: "Show the latest version",
      signIn: "Users may sign in at this domain",
      closed: "Not allowed",
      remove: "Remove the configuration",
      no: "Cancel",
      yes: "Remove",
      removed: "is removed",
      own: "The domain you are using",
      ownStays: "cannot be removed",
    },
  },
} as const;

for (const language of ["zh", "en"] as const) {
  const { locale, width, words } = languages[language];
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("a super admin adds a domain, changes it, sees a colleague's change, and removes it", async ({ page }) => {
      const heard = complaints(page);
      await openSignedIn(page, "admin", "/gsrm/review-settings");
      await page.getByRole("link", { name: words.card, exact: true }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: words.list })).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.getByRole("link", { name: words.add }).press("Enter");

      const save = page.getByRole("button", { name: words.save, exact: true });
      await hydrated(save);
      await isSound(page, language, heard, 375);
      const host = page.locator("#domain-host");
      await save.press("Enter");
      await expect(host).toBeFocused();
      await expect(page.getByText(words.needed)).toBeVisible();
      await host.fill("a b");
      await save.press("Enter");
      await expect(page.getByText(words.host)).toBeVisible();
      await isSound(page, language, heard, 375);
      await host.fill("https://India.example:8443/home");
      await page.locator("#domain-region").selectOption("IN");
      await page.locator("#domain-zhBrand").fill("品牌印度");
      await page.locator("#domain-enBrand").fill("Brand India");
      await expect(page.getByText(words.preview)).toBeVisible();
      await page.locator("#domain-enBrand").press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.added })).toBeFocused();
      await isSound(page, language, heard, 375);

      await page.getByRole("link", { name: "india.example" }).press("Enter");
      const closed = page.getByRole("checkbox", { name: words.signIn });
      await expect(closed).toBeChecked();
      const other = await page.context().newPage();
      await other.goto(page.url());
      const otherSave = other.getByRole("button", { name: words.save, exact: true });
      await hydrated(otherSave);
      await expect(other.locator("#domain-enBrand")).toHaveValue("Brand India");
      await closed.press("Space");
      await save.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeFocused();
      await expect(closed).not.toBeChecked();

      await other.locator("#domain-enBrand").fill("Typed in the other tab");
      await otherSave.press("Enter");
      await expect(other.getByText(words.outdated)).toBeVisible();
      await expect(other.locator("#domain-enBrand")).toHaveValue("Typed in the other tab");
      await other.getByRole("button", { name: words.latest }).press("Enter");
      await expect(other.locator("#domain-enBrand")).toHaveValue("Brand India");
      await other.close();

      const remove = page.getByRole("button", { name: words.remove });
      await remove.press("Enter");
      const yes = page.getByRole("button", { name: words.yes, exact: true });
      await expect(yes).toBeFocused();
      await isSound(page, language, heard, 375);
      await page.getByRole("button", { name: words.no }).press("Enter");
      await expect(remove).toBeFocused();
      await remove.press("Enter");
      await yes.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.removed })).toBeFocused();
      await expect(page.getByRole("link", { name: "india.example" })).toHaveCount(0);
    });

    test("the domain in use stays open and cannot be removed", async ({ page }) => {
      await openSignedIn(page, "admin", "/gsrm/new-domain");
      const save = page.getByRole("button", { name: words.save, exact: true });
      await hydrated(save);
      const own = new URL(page.url()).hostname;
      await page.locator("#domain-host").fill(own);
      if (language === "zh") await save.press("Enter");
      else await page.goto("/gsrm/domains");
      await expect(page.getByText(words.own)).toBeVisible();
      await page.getByRole("link", { name: own }).press("Enter");
      await expect(page.getByText(words.ownStays)).toBeVisible();
      await expect(page.getByRole("checkbox", { name: words.signIn })).toHaveCount(0);
      await expect(page.getByRole("button", { name: words.remove })).toHaveCount(0);
    });
  });
}
