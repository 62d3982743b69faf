import { expect, test } from "vitest";
import { parseMessagePlace, toMessageQuery } from "~/rules/workspace/message-list";
import { toLastPage, parsePagePlace, toPageQuery, pagesOffered, withPageSize } from "~/rules/paging/paging";

const placeIn = (query: string) => parsePagePlace(new URLSearchParams(query));

test("a list starts at page 0 with 20 rows", () => {
  expect(placeIn("")).toEqual({ page: 0, size: 20 });
});

test.each(["10", "20", "50", "100"])("a page may have %s rows", (size) => {
  expect(placeIn(`size=${size}`).size).toBe(Number(size));
});

test.each(["size=15", "size=1000", "size=0", "size=-20", "size=20.0", "size=", "size=abc", "size=1e1"])(
  "%s is not an allowed size, so a page has 20 rows",
  (query) => expect(placeIn(query).size).toBe(20),
);

test.each(["page=-1", "page=1.5", "page=abc", "page=Infinity", "page=NaN", "page="])(
  "%s is not a page, so the first is shown",
  (query) => expect(placeIn(query).page).toBe(0),
);

test("a page number is capped", () => {
  expect(placeIn("page=999999999").page).toBe(100_000);
});

test("a URL omits default values, and is read back as written", () => {
  expect(toPageQuery({ page: 0, size: 20 })).toEqual({});
  expect(toPageQuery({ page: 3, size: 50 })).toEqual({ page: "3", size: "50" });
  for (const place of [
    { page: 0, size: 20, filter: "all" },
    { page: 2, size: 10, filter: "unread" },
  ] as const)
    expect(parseMessagePlace(new URLSearchParams(toMessageQuery(place)))).toEqual(place);
  expect(parseMessagePlace(new URLSearchParams("filter=theirs")).filter).toBe("all");
});

test("after a change of the page size the first row stays visible", () => {
  expect(withPageSize({ page: 7, size: 10 }, 50)).toEqual({ page: 1, size: 50 });
  expect(withPageSize({ page: 1, size: 50 }, 10)).toEqual({ page: 5, size: 10 });
  expect(withPageSize({ page: 0, size: 20 }, 100)).toEqual({ page: 0, size: 100 });
});

test("an empty list has a first page", () => {
  expect([toLastPage(0), toLastPage(1), toLastPage(3)]).toEqual([0, 0, 2]);
});

test.each([
  [0, 0, []],
  [0, 1, [0]],
  [3, 7, [0, 1, 2, 3, 4, 5, 6]],
  [0, 20, [0, 1, null, 19]],
  [2, 20, [0, 1, 2, 3, null, 19]],
  [3, 20, [0, 1, 2, 3, 4, null, 19]],
  [9, 20, [0, null, 8, 9, 10, null, 19]],
  [16, 20, [0, null, 15, 16, 17, 18, 19]],
  [19, 20, [0, null, 18, 19]],
])("at page %i of %i the offered pages are %j", (page, totalPages, offered) => {
  expect(pagesOffered(page, totalPages)).toEqual(offered);
});

test("however long a list is, only a few pages are offered", () => {
  expect(pagesOffered(5000, 10_000_000).length).toBeLessThanOrEqual(7);
});
