import { expect, test } from "../support/portal";
import { openDatabase } from "../support/open-database";
import type { RunningPortal } from "../support/server";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal: jobs of other tests do not change its list. */
test.use({ portalSettings: {} });

/** Makes a job fail three times. */
function failJob(portal: RunningPortal) {
  const db = openDatabase(portal);
  db.prepare("insert or replace into job_run values ('sendDigests', null, ?, 3, null)").run(new Date().toISOString());
  db.close();
}

for (const { code, locale, width, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    width: 1280,
    words: {
      jobs: "定时任务",
      jobList: "定时任务列表",
      failing: "1 个任务执行失败。原因见日志中的 job_failed。",
      job: "发送每日待办汇总",
      failed: "连续失败 3 次",
      run: "立即执行：发送每日待办汇总",
      requested: "将在半分钟内执行：发送每日待办汇总。",
      good: "正常",
    },
  },
  {
    code: "en",
    locale: "en-US",
    width: 375,
    words: {
      jobs: "Scheduled jobs",
      jobList: "Scheduled jobs",
      failing: "1 job fails. The log has the reason under job_failed.",
      job: "Send the daily digests",
      failed: "Failed 3 times in a row",
      run: "Run now: Send the daily digests",
      requested: "Runs within half a minute: Send the daily digests.",
      good: "OK",
    },
  },
])
  test.describe(code, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("a super admin sees which job fails, and runs it now", async ({ page, portal }) => {
      const heard = complaints(page);
      failJob(portal);
      await openSignedIn(page, "admin", "/gsrm/jobs");
      await expect(page.getByText(words.failing)).toBeVisible();
      const rows = page.getByRole("table", { name: words.jobList }).getByRole("row");
      await expect(rows.nth(1)).toContainText(words.job);
      await expect(rows.nth(1)).toContainText(words.failed);
      await isSound(page, code, heard, 320);
      const run = page.getByRole("button", { name: words.run });
      await run.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.requested })).toBeVisible();
      await expect(run).toBeFocused();
      await expect
        .poll(async () => {
          await page.reload();
          return rows.filter({ hasText: words.job }).innerText();
        })
        .toContain(words.good);
    });
  });
