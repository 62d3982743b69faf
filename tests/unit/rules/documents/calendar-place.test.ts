import { expect, test } from "vitest";
import { isNarrowed, parseCalendarPlace, toCalendarQuery } from "~/rules/documents/calendar-place";

const place = (query: string) => parseCalendarPlace(new URLSearchParams(query));

test("a URL contains the calendar's filters without defaults", () => {
  const query = "within=expired&kind=licence&search=Smith&page=2&size=50";
  expect(place(query)).toEqual({ within: "expired", kind: "licence", search: "Smith", page: 2, size: 50 });
  expect(new URLSearchParams(toCalendarQuery(place(query))).toString()).toBe(query);
  expect(toCalendarQuery(place(""))).toEqual({});
  expect(isNarrowed(place("page=3"))).toBe(false);
  expect(isNarrowed(place("within=all"))).toBe(true);
});

test("invalid values in a URL are ignored", () => {
  expect(place("within=soon&kind=passport&page=-1&size=7")).toEqual(place(""));
});
