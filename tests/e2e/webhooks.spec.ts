import { expect, test as portalTest } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { signatureOf, webhookReceiver, webhookSecret } from "../support/webhook-receiver";

type Receiver = Awaited<ReturnType<typeof webhookReceiver>>;

/** A portal that sends its events to a system which fails at first. */
const test = portalTest.extend<object, { receiver: Receiver }>({
  receiver: [
    async ({}, use) => {
      const receiver = await webhookReceiver("fails");
      await use(receiver);
      await receiver.close();
    },
    { scope: "worker" },
  ],
  portalSettings: [
    async ({ receiver }, use) => use({ WEBHOOK_URLS: receiver.url, WEBHOOK_SECRET: webhookSecret }),
    { scope: "worker" },
  ],
});

// One receiver for all tests here: it has only one mode at a time.
test.describe.configure({ mode: "default" });
test.beforeEach(({ receiver }) => receiver.set("fails"));

/** A due date that is always in the valid range, relative to today. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      company: "深圳市安科精密有限公司",
      card: "整改要求",
      request: "发出整改要求",
      title: "问题",
      text: "整改内容",
      dueOn: "截止日期",
      send: "发出",
      open: "事件推送",
      list: "推送记录",
      event: "发出整改要求",
      error: "对方返回错误（HTTP 500）",
      replay: /^重新推送：发出整改要求/,
      replayed: /^已加入推送队列：发出整改要求/,
      delivered: "已送达",
      received: "对方已接收（HTTP 204）",
      state: "状态",
      failed: "推送失败",
      none: "没有符合条件的推送记录",
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      company: /Anke/i,
      card: "Corrective actions",
      request: "Request a corrective action",
      title: "Problem",
      text: "What is required",
      dueOn: "Due date",
      send: "Send request",
      open: "Webhooks",
      list: "Deliveries",
      event: "Corrective action requested",
      error: "The address returned an error (HTTP 500)",
      replay: /^Send again: Corrective action requested/,
      replayed: /^Will be sent again: Corrective action requested/,
      delivered: "Delivered",
      received: "Received (HTTP 204)",
      state: "Status",
      failed: "Failed",
      none: "No deliveries match",
    },
  },
] as const)
  test.describe(code, () => {
    test.use({ locale });

    test("a super admin sees that an event was not delivered, and resends it by keyboard", async ({
      page,
      browser,
      baseURL,
      receiver,
    }) => {
      const buyer = await (await browser.newContext({ locale, baseURL })).newPage();
      await openSignedIn(buyer, "buyer", "/gsrm?view=suppliers&search=安科");
      await buyer.getByRole("table").getByRole("link", { name: words.company }).click();
      const card = buyer.getByRole("region", { name: words.card, exact: true });
      await card.getByRole("button", { name: words.request }).click();
      await card.getByLabel(words.title, { exact: true }).fill("Mixed batches");
      await card.getByLabel(words.text, { exact: true }).fill("8D");
      await card.getByLabel(words.dueOn, { exact: true }).fill(inDays(20).replaceAll("-", "."));
      await card.getByRole("button", { name: words.send, exact: true }).click();
      const pushes = () => receiver.pushes.filter(({ body }) => body.includes('"correctiveAction.request"'));
      await expect.poll(() => pushes().length).toBeGreaterThan(0);
      const push = pushes().at(-1) ?? { id: "", timestamp: "", signature: "", body: "" };
      expect(push.signature).toBe(signatureOf(push));
      const { data } = JSON.parse(push.body) as { data: { page: string } };

      const heard = complaints(page);
      await openSignedIn(page, "admin", "/gsrm/review-settings");
      await page.getByRole("link", { name: words.open }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.open })).toBeVisible();
      const row = page.getByRole("table", { name: words.list }).locator("tbody tr").filter({ hasText: words.event });
      await expect(row.first()).toContainText(words.error);
      await expect(row.first()).toContainText(receiver.host);
      await expect(page.getByText("of-the-robot")).toHaveCount(0);
      await isSound(page, code, heard, 375);

      receiver.set("up");
      const replay = row.first().getByRole("button", { name: words.replay });
      await replay.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.replayed })).toBeVisible();
      await expect(replay).toBeFocused();
      await expect.poll(() => pushes().filter(({ id }) => id === push.id).length).toBeGreaterThan(1);
      await expect
        .poll(async () => {
          await page.reload();
          return row.first().innerText();
        })
        .toContain(words.delivered);
      await expect(row.first()).toContainText(words.received);
      await isSound(page, code, heard, 375);

      await page.getByLabel(words.state, { exact: true }).selectOption({ label: words.failed });
      await expect(page.getByText(words.none)).toBeVisible();
      await expect(page).toHaveURL(/state=failed/);
      await isSound(page, code, heard, 375);

      await page.goto("/gsrm/webhooks");
      await row.first().getByRole("link").click();
      await expect(page).toHaveURL(data.page);
    });

    test("a purchasing manager has no access", async ({ page }) => {
      await openSignedIn(page, "buyer", "/gsrm/review-settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: words.open })).toHaveCount(0);
      const answer = page.waitForResponse((response) => response.url().includes("/isp/webhooks"));
      await page.goto("/gsrm/webhooks");
      expect((await answer).status()).toBe(403);
      await expect(page.getByRole("table", { name: words.list })).toHaveCount(0);
    });
  });
