import { expect, test } from "vitest";
import { news } from "~/contract";

const words = { zh: { title: "新标题", text: "新正文" }, en: { title: "New title", text: "New text" } };

test("news that nobody could read, or that leads away from https, is no input of the call", () => {
  const isTaken = (change: unknown) => news.update.input.safeParse(change).success;
  const created = { newsId: "bad", version: null, words };
  expect(isTaken(created)).toBe(true);
  for (const change of [
    { ...created, words: undefined },
    { ...created, link: "http://news.example" },
    { ...created, link: "javascript:alert(1)" },
    { ...created, words: { ...words, zh: { title: "  ", text: "正文" } } },
    { ...created, words: { ...words, en: { title: "Ti\u202etle", text: "Text" } } },
    { ...created, publishedDate: "tomorrow" },
    { ...created, newsId: "../../x" },
  ])
    expect(isTaken(change), JSON.stringify(change)).toBe(false);
});

test("a base API that knows no links, or has one that leads elsewhere, gives news without a link", () => {
  const row = { newsId: "1", title: "Title", text: "Text", publishedDate: "2026-01-01T00:00:00.000Z", version: 0 };
  const page = { totalElements: 1, totalPages: 1, number: 0, size: 10 };
  for (const content of [row, { ...row, link: "javascript:alert(1)" }, { ...row, link: 7 }])
    expect(news.list.answer.parse({ ...page, content: [content] }).content[0]?.link).toBeNull();
});
