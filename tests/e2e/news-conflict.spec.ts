import { hydrated } from "../support/hydrated";
import { fill, list, opened, rowWith, words, written } from "../support/news-screen";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";

for (const language of ["zh", "en"] as const) {
  const w = words[language];

  test(`${language}: when two managers edit the same news, the second sees the conflict and loses nothing`, async ({
    browser,
    portal,
  }, info) => {
    const text = written();
    const [title = ""] = text[language];
    const mine = `My ${title}`;
    const first = await opened(browser, portal.url, "buyer", language);
    await first.goto(`${list}/new`);
    await fill(first, language, text);
    await first.getByRole("button", { name: w.publish, exact: true }).click();
    await rowWith(first, title).getByRole("link").click();
    await expect(first.getByLabel(w.labels[0])).toHaveValue(text.zh[0] ?? "");

    const second = await opened(browser, portal.url, "buyer2", language);
    const heard = complaints(second);
    await second.goto(first.url());
    await fill(second, language, { zh: ["我的标题", "我的正文"], en: [mine, "My text"] });
    await hydrated(first.getByLabel(w.labels[0]));
    await first.getByLabel(w.labels[2]).fill(`Their ${title}`);
    await first.getByRole("button", { name: w.save, exact: true }).click();
    await expect(first.getByRole("alert")).toContainText(w.saved);

    await second.getByRole("button", { name: w.save, exact: true }).click();
    const conflict = second.locator(".news-conflict");
    await expect(conflict.getByRole("heading")).toBeFocused();
    await expect(conflict).toContainText(`Their ${title}`);
    await expect(conflict).toContainText("陈静");
    await expect(second.getByLabel(w.labels[1])).toHaveValue("我的正文");
    await expect(second.getByLabel(w.labels[2])).toHaveValue(mine);
    await isSound(second, language, heard, 375);
    await second.screenshot({ path: info.outputPath("conflict.png"), fullPage: true });
    await second.locator(".news-form button[type=submit]").click();
    await expect(second.getByRole("alert")).toContainText(w.saved);
    await expect(rowWith(second, mine)).toBeVisible();

    // Text restored after a reload still belongs to the version it was based on.
    await rowWith(second, mine).getByRole("link").click();
    await hydrated(second.getByLabel(w.labels[0]));
    await second.getByLabel(w.labels[3]).fill("Typed before the reload");
    const third = await opened(browser, portal.url, "buyer", language);
    await third.goto(second.url());
    await hydrated(third.getByLabel(w.labels[0]));
    await third.getByLabel(w.labels[3]).fill("Saved before the reload");
    await third.getByRole("button", { name: w.save, exact: true }).click();
    await expect(third.getByRole("alert")).toContainText(w.saved);
    await second.reload();
    await expect(second.getByLabel(w.labels[3])).toHaveValue("Typed before the reload");
    await second.getByRole("button", { name: w.save, exact: true }).click();
    await expect(conflict).toContainText("Saved before the reload");
    await second.locator(".news-form button[type=submit]").click();
    await expect(second.getByRole("alert")).toContainText(w.saved);

    // Withdrawing from an outdated page has no effect, and editing can continue safely.
    await first.goBack();
    await expect(first.getByLabel(w.labels[2])).toHaveValue(mine);
    await rowWith(second, mine).getByRole("link").click();
    await expect(second.getByLabel(w.labels[2])).toHaveValue(mine);
    await hydrated(first.getByLabel(w.labels[0]));
    await first.getByLabel(w.labels[2]).fill("Their last title");
    await first.getByRole("button", { name: w.save, exact: true }).click();
    await expect(first.getByRole("alert")).toContainText(w.saved);
    await second.locator("summary", { hasText: w.withdraw }).click();
    await second.getByRole("button", { name: w.sure }).click();
    await expect(second.locator(".news-outdated p")).toBeVisible();
    await expect(second.getByLabel(w.labels[2])).toHaveValue(mine);
    await second.getByRole("button", { name: w.save, exact: true }).click();
    await second.locator(".news-conflict a").click();
    await expect(second.getByLabel(w.labels[2])).toHaveValue("Their last title");
    await expect(second.locator(".news-conflict")).toHaveCount(0);
  });
}
