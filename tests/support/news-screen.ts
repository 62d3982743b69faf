import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated";
import { openSignedIn } from "./sign-in-screen";

/** The page on which managers publish news. */
export const list = "/workspace/news";
/** The texts on those pages that tests look for. */
export const words = {
  zh: {
    locale: "zh-CN",
    manage: "新闻管理",
    add: "撰写新闻",
    publish: "发布",
    save: "保存",
    saved: "新闻已保存",
    withdraw: "撤下新闻",
    sure: "确认撤下",
    withdrawn: "已撤下",
    gone: "新闻已撤下",
    again: "重新发布",
    back: "新闻已重新发布",
    published: "已发布",
    scheduled: "待发布",
    labels: ["中文标题", "中文正文", "英文标题", "英文正文"],
    link: "链接（选填）",
    date: "发布日期（选填）",
    more: "阅读更多（在新窗口打开）",
    required: "请填写中文标题",
    secure: "请填写以 https:// 开头的完整网址",
    unknown: "找不到这条新闻",
    forbidden: "无权访问",
  },
  en: {
    locale: "en-GB",
    manage: "Manage news",
    add: "Write news",
    publish: "Publish",
    save: "Save",
    saved: "The news item has been saved",
    withdraw: "Withdraw",
    sure: "Withdraw",
    withdrawn: "Withdrawn",
    gone: "The news item has been withdrawn",
    again: "Publish again",
    back: "The news item has been published again",
    published: "Published",
    scheduled: "Scheduled",
    labels: ["Chinese title", "Chinese text", "English title", "English text"],
    link: "Link (optional)",
    date: "Publication date (optional)",
    more: "Read more (opens in a new window)",
    required: "Chinese title is required",
    secure: "Enter the full web address, starting with https://",
    unknown: "News item not found",
    forbidden: "You do not have access",
  },
} as const;
type Language = keyof typeof words;

/** A news item with a title that no other test uses. */
export function written() {
  const plant = randomUUID().slice(0, 4);
  return {
    zh: [`${plant} 号工厂投产`, "新工厂今天投产。\n\n欢迎供应商参观。"],
    en: [`Plant ${plant} opens`, "The new plant opens today.\n\nSuppliers are welcome to visit it."],
  };
}
type Written = ReturnType<typeof written>;

/** A separate window with a signed-in user. */
export async function opened(
  browser: Browser,
  url: string,
  account: string,
  language: Language,
  javaScriptEnabled = true,
) {
  const { locale } = words[language];
  const context = await browser.newContext({ baseURL: url, locale, javaScriptEnabled });
  const page = await context.newPage();
  await openSignedIn(page, account);
  await expect(page.getByRole("main")).toBeVisible();
  return page;
}

/** Fills a news form in, once the page serves it. */
export async function fill(page: Page, language: Language, { zh, en }: Written, isServed = true) {
  const { labels } = words[language];
  if (isServed) await hydrated(page.getByLabel(labels[0]));
  for (const [place, text] of [...zh, ...en].entries()) await page.getByLabel(labels[place] ?? "").fill(text);
}

/** The row of a news item in the managers' list. */
export const rowWith = (page: Page, title: string | undefined) =>
  page.locator(".news-row").filter({ hasText: title ?? "no title" });
/** A news item on the dashboard. */
export const cardEntry = (page: Page, title: string | undefined) =>
  page.locator(".dashboard-news li").filter({ hasText: title ?? "no title" });
