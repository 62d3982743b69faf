import { expect, test } from "vitest";
import { news } from "~/contract";

const words = { zh: { title: "新标题", text: "新正文" }, en: { title: "New title", text: "New text" } };

test("news without text, or with a link that is not https, is rejected as input", () => {
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

test("news from a base API without links, or with an unsafe one, has no link", () => {
  const row = { newsId: "1", title: "Title", text: "Text", publishedDate: "2026-01-01T00:00:00.000Z", version: 0 };
  const page = { totalElements: 1, totalPages: 1, number: 0, size: 10 };
  for (const content of [row, { ...row, link: "javascript:alert(1)" }, { ...row, link: 7 }])
    expect(news.list.answer.parse({ ...page, content: [content] }).content[0]?.link).toBeNull();
});
