import { company, messages, news, notices, tasks } from "~/contract";
import { expect, test } from "../support/base-apis";
import { signedIn } from "../support/error-catalogue";
import en from "~/i18n/locales/en/dashboard";
import zh from "~/i18n/locales/zh/dashboard";
import { answers } from "../support/stub-base-api/misbehaviours";

test.use({ baseApi: "stub" });

const cards = {
  news: news.list,
  notices: notices.list,
  messages: messages.list,
  tasks: tasks.list,
  stage: company.standing,
};

test("a card whose data fails to load shows an error, and the rest of the dashboard still works", async ({
  browser,
  baseURL,
  signIn,
  stub,
}) => {
  for (const language of ["zh", "en"] as const) {
    const page = await signedIn({ browser, baseURL, signIn }, language);
    const { notLoaded } = language === "zh" ? zh : en;
    await page.goto("/workspace");
    const count = await page.locator(".dashboard-card").count();
    expect(count).toBeGreaterThan(2);
    await expect(page.getByText(notLoaded)).toHaveCount(0);
    for (const endpoint of Object.values(cards)) {
      stub!.behave();
      stub!.misbehave(endpoint, answers(500));
      const answer = await page.goto("/workspace");
      expect(answer?.status()).toBe(200);
      await expect(page.locator(".dashboard-card")).toHaveCount(count);
      await expect(page.locator(".tab-history")).toBeVisible();
    }
    stub!.misbehave(news.list, answers(500));
    await page.goto("/workspace");
    await expect(page.getByText(notLoaded)).not.toHaveCount(0);
    stub!.behave();
    await page.context().close();
  }
});
