import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal, and the tests run one after the other: they change the texts of everyone.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "default" });

const languages = {
  zh: {
    locale: "zh-CN",
    width: 1280,
    code: "ISP.SOCIETY",
    address: "society",
    version: "8.1",
    words: {
      title: "文本",
      versions: "版本",
      version: "新版本号",
      text: "正文（HTML）",
      wording: "中文",
      preview: "中文预览",
      publish: "发布新版本",
      sure: "确定以中英文发布版本 8.1 吗？",
      yes: "确定发布",
      no: "暂不发布",
      needed: "请填写新版本号",
      link: "链接的写法和地址不符合要求",
      parameter: "没有名为 nothingLikeIt 的参数",
      blocked: "请先修改上面列出的问题",
      done: "已发布版本 8.1",
      current: "当前版本",
      use: /^采用版本 .* 的内容$/,
      put: "的内容，尚未发布",
      undo: "恢复之前的内容",
    },
  },
  en: {
    locale: "en-US",
    width: 375,
    code: "ISP.HONEST",
    address: "honest",
    version: "9.0",
    words: {
      title: "Texts",
      versions: "Versions",
      version: "New version",
      text: "Text (HTML)",
      wording: "English",
      preview: "Preview in English",
      publish: "Publish the new version",
      sure: "Publish version 9.0 in both languages?",
      yes: "Yes, publish",
      no: "Not yet",
      needed: "New version is required",
      link: "Pages cannot use this link",
      parameter: "There is no parameter nothingLikeIt",
      blocked: "Correct what is listed above",
      done: "Version 9.0 is published",
      current: "Current",
      use: /^Use the wording of version /,
      put: "It is not published yet",
      undo: "Put back what was there before",
    },
  },
} as const;

for (const language of ["zh", "en"] as const) {
  const { locale, width, code, address, version, words } = languages[language];
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("a super admin corrects a text next to its preview, publishes it, and restores an earlier version", async ({
      page,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "admin", "/gsrm/texts");
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await isSound(page, language, heard, 375);
      const row = page.getByRole("row").filter({ hasText: code });
      await row.getByRole("link").first().click();

      const wording = page.getByRole("region", { name: words.wording, exact: true });
      const text = wording.getByLabel(words.text);
      const preview = page.getByRole("region", { name: words.preview });
      await expect(text).toHaveValue(/^<h2>|^<p>/);
      await isSound(page, language, heard, 375);
      const publish = page.getByRole("button", { name: words.publish });
      await hydrated(publish);
      await publish.press("Enter");
      await expect(page.getByText(words.needed)).toBeVisible();
      await expect(page.getByLabel(words.version)).toBeFocused();
      await page.keyboard.type(version);

      await text.fill('<h2>One</h2><p>{{nothingLikeIt}} <a href="javascript:alert(1)">x</a><img src="x"></p>');
      await expect(wording.getByText(words.parameter)).toBeVisible();
      await expect(wording.getByText(words.link)).toBeVisible();
      await expect(preview.locator("a[href], img")).toHaveCount(0);
      await publish.press("Enter");
      await expect(text).toBeFocused();
      await expect(page.getByText(words.blocked)).toBeVisible();
      await isSound(page, language, heard, 375);

      await text.fill("<h2>One</h2><p>{{brand}} answers within {{codeHours}} hours.</p>");
      await page.reload();
      await hydrated(publish);
      await expect(text).toHaveValue(/codeHours/);
      await expect(page.getByLabel(words.version)).toHaveValue(version);
      await expect(preview.getByText(/answers within \d+ hours/)).toBeVisible();
      await page.getByLabel(words.version).press("Enter");
      await expect(page.getByText(words.sure)).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.getByRole("button", { name: words.no }).press("Enter");
      await expect(publish).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: words.done })).toHaveCount(0);
      await publish.press("Enter");
      await expect(page.getByRole("button", { name: words.yes })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.done })).toBeVisible();
      const versions = page.getByRole("region", { name: words.versions, exact: true });
      await expect(versions.getByRole("listitem")).toHaveCount(2);
      await expect(versions.getByRole("listitem").first()).toContainText(words.current);
      await isSound(page, language, heard, 375);

      await text.fill("<p>unsaved</p>");
      await versions.getByRole("button", { name: words.use }).click();
      await expect(page.getByText(words.put)).toBeVisible();
      await expect(text).not.toHaveValue(/unsaved/);
      await page.getByRole("button", { name: words.undo }).click();
      await expect(text).toHaveValue("<p>unsaved</p>");

      await page.goto(`/legal/${address}`);
      await expect(page.getByText(/answers within \d+ hours/)).toBeVisible();
      await expect(page.getByText(version)).toBeVisible();
    });
  });
}
