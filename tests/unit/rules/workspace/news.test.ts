import { expect, test } from "vitest";
import { dayOfPublication, newsForm, toPublicationInstant, startOfDay } from "~/rules/workspace/news";

const typed = { titleZh: "标题", textZh: "正文", titleEn: "Title", textEn: "Text" };
const findingsFor = (changed: Record<string, string | undefined>) => {
  const { error } = newsForm.safeParse({ ...typed, ...changed });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
};

test("news needs a title and a text in both languages; link and date may be empty", () => {
  expect(findingsFor({})).toEqual({});
  expect(newsForm.safeParse({}).error?.issues.map(({ path }) => path.join("."))).toEqual(Object.keys(typed));
  expect(findingsFor({ titleEn: "x".repeat(201) })).toEqual({ titleEn: "field.tooLong" });
  expect(findingsFor({ textZh: "文".repeat(10_001) })).toEqual({ textZh: "field.tooLong" });
  expect(findingsFor({ textZh: "第一段\n\n第二段" })).toEqual({});
  expect(findingsFor({ titleZh: "标\u202e题" })).toEqual({ titleZh: "field.characters" });
});

test("a link is a complete https URL without a password", () => {
  for (const link of ["https://news.example/a?b=c#d", "HTTPS://news.example"])
    expect(findingsFor({ link })).toEqual({});
  for (const link of [
    "http://news.example",
    "javascript:alert(1)",
    "//news.example",
    "https://",
    "https://localhost",
    "https://bank.example@evil.example/",
    "news.example",
  ])
    expect(findingsFor({ link }), link).toEqual({ link: "news.link" });
});

test("a publication date is a day in China", () => {
  expect(findingsFor({ publishedOn: "2026-02-30" })).toEqual({ publishedOn: "field.date" });
  expect(startOfDay("2026-03-05")).toBe("2026-03-04T16:00:00.000Z");
  expect(dayOfPublication("2026-03-04T16:00:00.000Z")).toBe("2026-03-05");
  expect(dayOfPublication("2026-03-04T15:59:59.999Z")).toBe("2026-03-04");
});

test("an unchanged date retains its time, today or no date means now, another date starts at midnight", () => {
  const now = "2026-03-05T01:02:03.000Z";
  expect(toPublicationInstant({ wanted: undefined, before: "", now })).toBeUndefined();
  expect(toPublicationInstant({ wanted: "2026-03-05", before: "2026-03-05", now })).toBeUndefined();
  expect(toPublicationInstant({ wanted: undefined, before: "2026-03-01", now })).toBe(now);
  expect(toPublicationInstant({ wanted: "2026-03-05", before: "", now })).toBe(now);
  expect(toPublicationInstant({ wanted: "2026-04-01", before: "2026-03-01", now })).toBe("2026-03-31T16:00:00.000Z");
});
