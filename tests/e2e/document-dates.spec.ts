import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal, so that its calendar feed does not affect other tests. */
test.use({ portalSettings: {} });

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      own: "证照与有效期",
      expired: "已过期",
      permit: "环保许可文件",
      unlimited: "长期有效",
      replace: /^更新：ISO 9001/,
      change: "变更管理体系认证",
      create: "创建订阅地址",
      address: "订阅地址",
      copy: "复制地址",
      copied: "已复制。",
      renew: "更换地址",
      renewYes: "确定更换",
      withdraw: "停用订阅",
      withdrawYes: "确定停用",
      withdrawn: "订阅地址已停用。",
      gone: "此订阅地址不存在或已停用",
      calendar: "证照日历",
      list: "证照列表",
      within: "到期时间",
      all: "全部",
      kind: "证照类别",
      certificates: "管理体系证书",
      search: "供应商名称",
      find: "搜索",
      none: "没有符合条件的证照",
      clear: "清除筛选",
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      own: "Documents",
      expired: "Expired",
      permit: "Environmental permit",
      unlimited: "No expiry date",
      replace: /^Replace: ISO 9001/,
      change: "Change: Management system certifications",
      create: "Create address",
      address: "Calendar address",
      copy: "Copy address",
      copied: "Copied.",
      renew: "Renew address",
      renewYes: "Yes, renew",
      withdraw: "Withdraw address",
      withdrawYes: "Yes, withdraw",
      withdrawn: "The address no longer works.",
      gone: "This calendar address does not exist or has been withdrawn.",
      calendar: "Document calendar",
      list: "List of documents",
      within: "Expires",
      all: "Any time",
      kind: "Kind of document",
      certificates: "Management system certificates",
      search: "Supplier name",
      find: "Search",
      none: "No documents match",
      clear: "Clear filter",
    },
  },
] as const)
  test.describe(code, () => {
    test.use({ locale, permissions: ["clipboard-read", "clipboard-write"] });

    test("a supplier sees expiring documents, opens the replacement form, and subscribes to their calendar", async ({
      page,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "supplier", "/gcis/documents");
      await expect(page.getByRole("heading", { level: 1, name: words.own })).toBeVisible();
      await expect(page.getByRole("region", { name: words.expired })).toContainText(words.permit);
      await expect(page.getByRole("region", { name: words.unlimited })).toBeVisible();
      await isSound(page, code, heard, 375);

      await page.getByRole("button", { name: words.create }).click();
      const address = page.getByLabel(words.address, { exact: true });
      await expect(address).toHaveValue(/\/calendar\.ics\?key=[\w-]{43}$/);
      await page.getByRole("button", { name: words.copy }).click();
      await expect(page.getByText(words.copied, { exact: true })).toBeVisible();
      await isSound(page, code, heard, 375);
      const first = await address.inputValue();
      const feed = await page.request.get(first);
      expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
      expect(feed.headers()["cache-control"]).toContain("no-store");
      expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n(.{1,75}\r\n)+END:VCALENDAR\r\n$/s);

      // By keyboard: the confirmation replaces the button and has focus.
      await page.getByRole("button", { name: words.renew }).press("Enter");
      await expect(page.getByRole("button", { name: words.renewYes })).toBeFocused();
      await isSound(page, code, heard, 375);
      await page.keyboard.press("Enter");
      await expect(address).not.toHaveValue(first);
      const gone = await page.request.get(first);
      expect(gone.status()).toBe(404);
      expect(await gone.text()).toContain(words.gone);
      expect((await page.request.get(await address.inputValue())).status()).toBe(200);

      await page.reload();
      await page.getByRole("button", { name: words.withdraw }).click();
      await page.getByRole("button", { name: words.withdrawYes }).click();
      await expect(page.getByText(words.withdrawn)).toBeVisible();
      await expect(page.getByRole("button", { name: words.create })).toBeVisible();

      await page.getByRole("link", { name: words.replace }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: words.change })).toBeVisible();
    });

    test("purchasing sees expiring documents of all suppliers, filters them, and opens a supplier's file", async ({
      page,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "buyer", "/gsrm/document-dates");
      await expect(page.getByRole("heading", { level: 1, name: words.calendar })).toBeVisible();
      const rows = page.getByRole("table", { name: words.list }).locator("tbody tr");
      await expect(rows.first()).toContainText(words.permit);
      await expect(rows.first()).toContainText(words.expired);
      await isSound(page, code, heard, 375);

      // The second choice is made before the portal responds to the first.
      await page.getByLabel(words.kind).selectOption({ label: words.certificates });
      await page.getByLabel(words.within, { exact: true }).selectOption({ label: words.all });
      await expect(page).toHaveURL(/within=all&kind=certificate/);
      await page.getByLabel(words.search).fill("nobody");
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.none)).toBeVisible();
      await isSound(page, code, heard, 375);
      await page.getByRole("link", { name: words.clear }).click();
      await expect(page.getByLabel(words.search)).toHaveValue("");
      await expect(page.getByLabel(words.kind)).toHaveValue("");
      await page.goBack();
      await expect(page.getByLabel(words.kind)).toHaveValue("certificate");
      await page.goForward();
      await expect(page.getByLabel(words.kind)).toHaveValue("");
      await rows.first().getByRole("link").click();
      await expect(page).toHaveURL(/\/gsrm\/registrations\//);
      expect(heard).toEqual([]);
    });
  });
