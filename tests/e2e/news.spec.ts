import { hydrated } from "../support/hydrated";
import { cardEntry, fill, list, opened, rowWith, words, written } from "../support/news-screen";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";

for (const language of ["zh", "en"] as const) {
  const w = words[language];

  test(`${language}: news is published, edited and withdrawn, and suppliers see it only while it is published`, async ({
    browser,
    portal,
  }, info) => {
    const text = written();
    const [title = "", body = ""] = text[language];
    const supplier = await opened(browser, portal.url, "supplier", language);
    const page = await opened(browser, portal.url, "buyer", language);
    const heard = complaints(page);
    await page.getByRole("link", { name: w.manage }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: w.manage })).toBeVisible();
    await isSound(page, language, heard, 375);
    await page.getByRole("link", { name: w.add }).click();

    await fill(page, language, text);
    await page.getByLabel(w.link).fill("http://news.example/plant");
    await page.keyboard.press("Tab");
    await expect(page.locator("#news-link-findings")).toHaveText(w.secure);
    await page.getByLabel(w.link).fill("https://news.example/plant");
    await expect(page.locator("#news-link-findings")).toBeEmpty();
    await expect(page.locator(".news-preview li").filter({ hasText: title })).toContainText(body.split("\n")[0] ?? "");
    await isSound(page, language, heard, 375);
    await page.screenshot({ path: info.outputPath("form.png"), fullPage: true });
    await page.getByRole("button", { name: w.publish, exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(w.saved);
    const row = rowWith(page, title);
    await expect(row).toContainText(w.published);
    await expect(row).toContainText("陈静");

    await supplier.goto("/workspace");
    await expect(supplier.locator(".dashboard-news li").first()).toContainText(title);
    await cardEntry(supplier, title).locator("summary").click();
    const more = cardEntry(supplier, title).getByRole("link", { name: w.more });
    await expect(more).toHaveAttribute("href", "https://news.example/plant");
    await expect(more).toHaveAttribute("rel", /noopener/);

    await row.getByRole("link").press("Enter");
    await expect(page.getByLabel(w.labels[0])).toHaveValue(text.zh[0] ?? "");
    const changed = `${title} (2)`;
    await hydrated(page.getByLabel(w.labels[0]));
    await page.getByLabel(w.labels[language === "zh" ? 0 : 2]).fill(changed);
    await page.getByRole("button", { name: w.save, exact: true }).press("Enter");
    await expect(rowWith(page, changed)).toBeVisible();
    await supplier.reload();
    await expect(cardEntry(supplier, changed)).toBeVisible();

    await rowWith(page, changed).getByRole("link").click();
    await page.locator("summary", { hasText: w.withdraw }).press("Enter");
    await isSound(page, language, heard, 375);
    await page.screenshot({ path: info.outputPath("withdraw.png"), fullPage: true });
    await page.getByRole("button", { name: w.sure }).press("Enter");
    await expect(page.getByRole("alert")).toContainText(w.gone);
    await expect(rowWith(page, changed)).toContainText(w.withdrawn);
    await page.screenshot({ path: info.outputPath("list.png"), fullPage: true });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.screenshot({ path: info.outputPath("list-375.png"), fullPage: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await supplier.reload();
    await expect(supplier.locator(".dashboard-news")).toBeVisible();
    await expect(cardEntry(supplier, changed)).toHaveCount(0);

    await rowWith(page, changed).getByRole("link").click();
    await page.setViewportSize({ width: 375, height: 800 });
    await page.screenshot({ path: info.outputPath("form-375.png"), fullPage: true });
    await page.getByRole("button", { name: w.again }).click();
    await expect(page.getByRole("alert")).toContainText(w.back);
    await supplier.reload();
    await expect(cardEntry(supplier, changed)).toBeVisible();
  });

  test(`${language}: without scripts, invalid news is rejected with its text retained, then it is scheduled and withdrawn`, async ({
    browser,
    portal,
  }) => {
    const text = written();
    const [title = ""] = text[language];
    const page = await opened(browser, portal.url, "buyer", language, false);
    await page.goto(list);
    await page.getByRole("link", { name: w.add }).click();
    await fill(page, language, { ...text, zh: ["", text.zh[1] ?? ""] }, false);
    await page.getByLabel(w.date).fill("2098-01-01");
    await page.getByRole("button", { name: w.publish, exact: true }).click();
    await expect(page.locator("#news-zh-title-findings")).toHaveText(w.required);
    await expect(page.getByLabel(w.labels[1])).toHaveValue(text.zh[1] ?? "");
    await expect(page.getByLabel(w.labels[2])).toHaveValue(text.en[0] ?? "");
    await expect(page.getByLabel(w.date)).toHaveValue("2098-01-01");
    await page.getByLabel(w.labels[0]).fill(text.zh[0] ?? "");
    await page.getByRole("button", { name: w.publish, exact: true }).click();
    await expect(rowWith(page, title)).toContainText(w.scheduled);
    const supplier = await opened(browser, portal.url, "supplier", language);
    await expect(supplier.locator(".dashboard-news")).toBeVisible();
    await expect(cardEntry(supplier, title)).toHaveCount(0);

    await rowWith(page, title).getByRole("link").click();
    await expect(page.getByLabel(w.date)).toHaveValue("2098-01-01");

    // A rejection shows the form again, not the version a colleague has saved since.
    const colleague = await opened(browser, portal.url, "buyer2", language);
    await colleague.goto(page.url());
    await hydrated(colleague.getByLabel(w.labels[3]));
    await colleague.getByLabel(w.labels[3]).fill("Their text");
    await colleague.getByRole("button", { name: w.save, exact: true }).click();
    await expect(colleague.getByRole("alert")).toContainText(w.saved);
    for (const typed of ["", text.zh[0] ?? ""]) {
      await page.getByLabel(w.labels[0]).fill(typed);
      await page.getByRole("button", { name: w.save, exact: true }).click();
    }
    await expect(page.locator(".news-conflict")).toContainText("Their text");
    await page.locator(".news-conflict a").click();
    await expect(page.getByLabel(w.labels[3])).toHaveValue("Their text");
    await page.locator("summary", { hasText: w.withdraw }).click();
    await page.getByRole("button", { name: w.sure }).click();
    await expect(rowWith(page, title)).toContainText(w.withdrawn);
  });

  test(`${language}: a supplier sees neither the menu nor the pages, and unknown news is reported as unknown`, async ({
    browser,
    portal,
  }) => {
    const supplier = await opened(browser, portal.url, "supplier", language);
    await expect(supplier.getByRole("link", { name: w.manage })).toHaveCount(0);
    for (const address of [list, `${list}/new`, `${list}/any`]) {
      expect((await supplier.goto(address))?.status()).toBe(403);
      await expect(supplier.getByRole("heading", { level: 1, name: w.forbidden })).toBeVisible();
      await expect(supplier.locator(".top-bar")).toBeVisible();
    }
    const manager = await opened(browser, portal.url, "admin", language);
    const heard = complaints(manager);
    expect((await manager.goto(`${list}/no-such-news`))?.status()).toBe(404);
    await expect(manager.getByRole("heading", { level: 1, name: w.unknown })).toBeVisible();
    await isSound(manager, language, heard, 375);
  });
}
