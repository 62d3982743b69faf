import { expect, test } from "../support/portal";
import { isSound } from "../support/sound-screen";
import { openSignedIn } from "../support/sign-in-screen";
import { noCodes, startPortal } from "../support/server";

for (const { language, locale, words } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    words: {
      late: /已逾期/,
      chart: /份注册申请等待采购部处理/,
      figures: "审核统计",
      decisions: /每月审核结论：/,
      table: "以表格显示",
      returned: "最常退回修改的内容",
      most: "90% 的用时不超过（工作日）",
      mostSentence: /90% 的审核用时不超过/,
    },
  },
  {
    language: "English",
    locale: "en-US",
    words: {
      late: /Overdue \d/,
      chart: /registrations wait for Procurement/,
      figures: "Review figures",
      decisions: /Decisions by month: /,
      table: "Show as table",
      returned: "Answers returned most often",
      most: "90% within (working days)",
      mostSentence: /90% of decisions took no more than/,
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a purchasing manager sees figures that link to the matching lists, and review statistics", async ({
      page,
    }) => {
      const own = await startPortal(noCodes);
      await openSignedIn(page, "buyer", `${own.url}/workspace`);
      const late = page.locator(".dashboard-figures").getByRole("link", { name: words.late });
      const count = await late.locator("strong").innerText();
      await expect(page.getByRole("img", { name: words.chart })).toBeVisible();
      await isSound(page, locale.slice(0, 2), [], 360);

      await page.getByRole("link", { name: words.figures }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: words.figures })).toBeVisible();
      await expect(page.getByRole("img", { name: words.decisions })).toBeVisible();
      await page.getByText(words.table).first().click();
      await expect(page.getByRole("columnheader", { name: words.most }).first()).toBeVisible();
      await expect(page.getByRole("img", { name: words.mostSentence })).toBeVisible();
      await expect(page.getByRole("region", { name: words.returned })).toBeVisible();
      await isSound(page, locale.slice(0, 2), [], 360);

      await page.goto(`${own.url}/workspace`);
      await late.click();
      await expect(page).toHaveURL(/late=1/);
      await expect(page.locator(".queue-wait[data-tone=late]")).toHaveCount(Number(count));
      await own.stop();
    });
  });
