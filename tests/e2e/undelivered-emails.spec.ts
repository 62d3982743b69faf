import { openDatabase } from "../support/open-database";
import { expect, test } from "../support/portal";
import type { RunningPortal } from "../support/server";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal, so that its supplier's emails do not affect other tests. */
test.use({ portalSettings: {} });

const address = "supplier@demo.example";

/** The number of emails recorded as undelivered: the portal records them once the mail server has responded. */
function countUndelivered({ folder }: RunningPortal): number {
  const db = openDatabase({ folder });
  const row = db.prepare(
    "select count(*) as total from outbox where failed_at is not null and letter_sealed is not null",
  );
  const { total } = row.get() as { total: number };
  db.close();
  return total;
}

/** The instant at which the undelivered email failed last. */
function findFailure(portal: RunningPortal): unknown {
  const db = openDatabase(portal);
  const row = db.prepare("select failed_at from outbox where failed_at is not null and state = 'failed'").get();
  db.close();
  return row?.["failed_at"];
}

/** Makes the demo supplier a qualified one, whose categories can be changed. */
function qualify(folder: string) {
  const db = openDatabase({ folder });
  db.prepare(
    "update registration set state = 'qualified', qualified_categories = ' METAL ' where id = (select registration_id from tenant where supplier_code = 'S10001')",
  ).run();
  db.close();
}

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      company: "深圳市安科精密有限公司",
      categories: "合格品类",
      change: "调整品类",
      plastic: "塑胶结构件与模具",
      reason: "调整原因",
      save: "保存品类",
      saved: "合格品类已调整，已通知供应商。",
      title: "未送达的邮件",
      topic: "合格品类调整的通知",
      failure: /对方的邮件服务器拒收/,
      resend: "再次发送：合格品类调整的通知，s***@demo.example",
      done: "邮件将再次发送。",
      emails: "邮件与短信",
      state: "状态",
      notDelivered: "未送达",
      sendNow: "立即发送：合格品类调整的通知，s***@demo.example",
      sent: "已加入发送队列：合格品类调整的通知，s***@demo.example。",
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      company: /Anke/i,
      categories: "Qualified categories",
      change: "Change categories",
      plastic: "Plastic parts and moulds",
      reason: "Reason for the change",
      save: "Save categories",
      saved: "Qualified categories changed. The supplier has been notified.",
      title: "Emails that did not arrive",
      topic: "Notice of changed categories",
      failure: /^The supplier’s mail server rejected it/,
      resend: "Send again: Notice of changed categories, s***@demo.example",
      done: "The email will be sent again.",
      emails: "Emails and text messages",
      state: "Status",
      notDelivered: "Not delivered",
      sendNow: "Send now: Notice of changed categories, s***@demo.example",
      sent: "Will be sent now: Notice of changed categories, s***@demo.example.",
    },
  },
] as const)
  test.describe(code, () => {
    test.use({ locale });

    test("a rejected email is listed on the supplier's file, and arrives once it is resent", async ({
      page,
      browser,
      portal,
      mail,
    }) => {
      qualify(portal.folder);
      mail.refuse(address);
      const heard = complaints(page);
      await openSignedIn(page, "buyer", "/gsrm?view=suppliers&search=安科");
      await page.getByRole("table").getByRole("link", { name: words.company }).click();
      const categories = page.getByRole("region", { name: words.categories, exact: true });
      await categories.getByRole("button", { name: words.change }).press("Enter");
      await categories.getByRole("checkbox", { name: words.plastic }).press("Space");
      await categories.getByLabel(words.reason).fill(code === "zh" ? "样品已通过测试。" : "The samples passed.");
      await categories.getByRole("button", { name: words.save }).press("Enter");
      await expect(categories.getByRole("status")).toHaveText(words.saved);

      const undelivered = page.getByRole("region", { name: words.title });
      await expect.poll(() => countUndelivered(portal)).toBe(1);
      await page.reload();
      await expect(undelivered.getByRole("listitem")).toContainText(words.topic);
      await expect(undelivered.getByText("s***@demo.example")).toBeVisible();
      await expect(undelivered.getByText(words.failure)).toBeVisible();
      await isSound(page, code, heard, 375);

      // A super admin finds it among all emails, and sends it while the server still rejects it.
      const admin = await (await browser.newContext({ locale, viewport: { width: 1280, height: 812 } })).newPage();
      const heardByAdmin = complaints(admin);
      await openSignedIn(admin, "admin", `${portal.url}/gsrm/review-settings`);
      await admin.getByRole("link", { name: words.emails }).click();
      await expect(admin.getByRole("heading", { level: 1, name: words.emails })).toBeVisible();
      await admin.getByLabel(words.state, { exact: true }).selectOption({ label: words.notDelivered });
      // Until the narrowed list arrives, sent emails are listed too; their addresses are not kept.
      const row = admin
        .getByRole("table", { name: code === "zh" ? "邮件与短信列表" : words.emails })
        .getByRole("row")
        .filter({ hasText: words.topic })
        .filter({ hasText: "s***@demo.example" });
      await expect(row).toHaveCount(1);
      await isSound(admin, code, heardByAdmin, 320);
      const failure = findFailure(portal);
      await row.getByRole("button", { name: words.sendNow }).press("Enter");
      await expect(admin.getByRole("status").filter({ hasText: words.sent })).toBeVisible();
      await expect.poll(() => [failure, undefined].includes(findFailure(portal) as string)).toBe(false);
      await admin.context().close();

      mail.accept(address);
      const before = mail.count();
      await undelivered.getByRole("button", { name: words.resend }).press("Enter");
      await expect(undelivered.getByRole("status")).toHaveText(words.done);
      await expect(undelivered.getByRole("heading", { name: words.title })).toBeFocused();
      await expect(undelivered.getByRole("button")).toHaveCount(0);
      await isSound(page, code, heard, 375);
      await expect.poll(() => mail.emailsTo(address, before).length).toBe(1);
      await expect.poll(() => countUndelivered(portal)).toBe(0);
      await page.reload();
      await expect(categories).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(undelivered).toHaveCount(0);
    });
  });
