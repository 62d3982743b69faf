import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal, so that the supplier's corrective actions do not affect other tests. */
test.use({ portalSettings: {} });

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
      wrongTitle: /请用一句话写明问题/,
      wrongDay: /请填写.*之间的日期/,
      sent: /整改要求 (CA-\d{6}) 已发出/,
      message: (number: string) => `整改要求 ${number}：请于`,
      answer: "整改措施",
      submit: "提交答复",
      missing: /请填写此项/,
      submitted: "答复已提交，采购部会收到通知。",
      list: "整改跟踪",
      event: "决定内容",
      back: "退回：要求补充整改",
      reason: "退回原因",
      day: "新的截止日期",
      save: "提交决定",
      returned: "已退回，已通知供应商。",
      why: "采购部退回了上次的答复，原因如下：",
      closed: "已关闭，已通知供应商。",
      none: "没有符合条件的整改要求",
      search: "供应商名称或编号",
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
      wrongTitle: /Describe the problem in one sentence/,
      wrongDay: /Enter a day from/,
      sent: /Corrective action (CA-\d{6}) was sent/,
      message: (number: string) => `Corrective action ${number}: please answer by`,
      answer: "What you have done",
      submit: "Submit answer",
      missing: /Fill this in/,
      submitted: "Your answer was submitted, and Purchasing was notified.",
      list: "Corrective actions",
      event: "What do you decide?",
      back: "Return: something is missing",
      reason: "Why you return it",
      day: "New due date",
      save: "Submit decision",
      returned: "Returned. The supplier was notified.",
      why: "Purchasing returned your last answer:",
      closed: "Closed. The supplier was notified.",
      none: "No corrective actions match",
      search: "Supplier name or number",
    },
  },
] as const)
  test.describe(code, () => {
    test.use({ locale });

    test("purchasing requests a corrective action, returns the first response, and closes it after the second", async ({
      page,
      browser,
      baseURL,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "buyer", "/gsrm?view=suppliers&search=安科");
      await page.getByRole("table").getByRole("link", { name: words.company }).click();
      const card = page.getByRole("region", { name: words.card, exact: true });
      await card.getByRole("button", { name: words.request }).press("Enter");
      await expect(card.getByLabel(words.title, { exact: true })).toBeFocused();
      await card.getByLabel(words.text, { exact: true }).fill("8D");
      await card.getByLabel(words.dueOn, { exact: true }).fill("2020-01-01");
      await card.getByRole("button", { name: words.send, exact: true }).click();
      await expect(card.getByText(words.wrongTitle)).toBeVisible();
      await expect(card.getByText(words.wrongDay)).toBeVisible();
      await expect(card.getByLabel(words.title, { exact: true })).toBeFocused();
      await isSound(page, code, heard, 375);
      await page.keyboard.type("Mixed batches");
      await card.getByLabel(words.dueOn, { exact: true }).fill(inDays(20).replaceAll("-", "."));
      await page.keyboard.press("Enter");
      await expect(card.getByRole("status")).toHaveText(words.sent);
      // Other tests of this worker may have requested corrective actions before.
      const number = words.sent.exec((await card.getByRole("status").textContent()) ?? "")?.[1] ?? "";
      await expect(card.getByRole("button", { name: words.request })).toBeFocused();

      const supplier = await (await browser.newContext({ locale, baseURL })).newPage();
      const heardToo = complaints(supplier);
      await openSignedIn(supplier, "supplier", "/gsrm/worksDetail/PrivateMessage");
      await expect(supplier.getByText(words.message(number)).first()).toBeVisible();
      await supplier.goto("/gcis/corrective-actions");
      await expect(supplier.getByRole("link", { name: number })).toBeVisible();
      await isSound(supplier, code, heardToo, 375);
      await supplier.getByRole("link", { name: number }).click();
      await supplier.getByRole("button", { name: words.submit }).click();
      await expect(supplier.getByText(words.missing)).toBeVisible();
      await expect(supplier.getByRole("textbox", { name: words.answer })).toBeFocused();
      await supplier.keyboard.type("Sorted the stock");
      await supplier.locator("input[type=file]").setInputFiles({
        name: "8D.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
      });
      await expect(supplier.locator("[data-stored-file]")).toHaveCount(1);
      // The typed text survives the upload and a reload.
      await expect(supplier.getByRole("textbox", { name: words.answer })).toHaveValue("Sorted the stock");
      await supplier.reload();
      await expect(supplier.getByRole("textbox", { name: words.answer })).toHaveValue("Sorted the stock");
      await isSound(supplier, code, heardToo, 375);
      await supplier.getByRole("button", { name: words.submit }).press("Enter");
      await expect(supplier.getByText(words.submitted)).toBeFocused();
      await expect(supplier.getByRole("button", { name: words.submit })).toHaveCount(0);

      await page.goto("/gsrm/corrective-actions");
      await expect(page.getByRole("heading", { level: 1, name: words.list })).toBeVisible();
      await expect(page.getByRole("link", { name: number })).toBeVisible();
      await isSound(page, code, heard, 375);
      await page.getByLabel(words.search).fill("nobody");
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.none)).toBeVisible();
      await page.goBack();
      await page.getByRole("link", { name: number }).click();
      await expect(page.getByRole("link", { name: /8D\.pdf/ })).toBeVisible();
      await page.getByLabel(words.event).selectOption({ label: words.back });
      await page.getByLabel(words.reason).fill("The cause is missing");
      await page.getByLabel(words.day).fill(inDays(30));
      await isSound(page, code, heard, 375);
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.getByText(words.returned)).toBeVisible();

      await supplier.reload();
      await expect(supplier.getByText(words.why)).toBeVisible();
      await supplier.getByRole("textbox", { name: words.answer }).fill("The labels were wrong");
      await supplier.getByRole("button", { name: words.submit }).click();
      await expect(supplier.getByText(words.submitted)).toBeVisible();

      await page.reload();
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.getByText(words.closed)).toBeFocused();
      await expect(page.getByRole("button", { name: words.save })).toHaveCount(0);
      expect(heard).toEqual([]);
      expect(heardToo).toEqual([]);
      await supplier.context().close();
    });
  });
