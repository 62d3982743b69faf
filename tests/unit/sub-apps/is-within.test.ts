import { expect, test } from "vitest";
import { isWithinSubApp } from "~/sub-apps/host/handle";

const at = (path: string) => new URL(path, "https://portal.example");
const moves = (from: string, to: string, formMethod?: "POST") => ({
  currentUrl: at(from),
  nextUrl: at(to),
  currentParams: paramsOf(from),
  nextParams: paramsOf(to),
  formMethod,
});
/** The route parameters: routes of sub-applications have a splat, the portal's own pages have none. */
const paramsOf = (path: string) => (/^\/(gsrm|gcis)(?!\/personal)/.test(path) ? { "*": "" } : {});

test("navigating within one sub-application does not reload the shell", () => {
  expect(isWithinSubApp(moves("/gsrm", "/gsrm?page=1"))).toBe(true);
  expect(isWithinSubApp(moves("/gsrm/a", "/gsrm/b"))).toBe(true);
});

test.each([
  ["another sub-application", moves("/gsrm/a", "/gcis/a")],
  ["a page of the portal's own", moves("/gsrm/a", "/gsrm/personal")],
  ["the same address", moves("/gsrm/a", "/gsrm/a")],
  ["a post", moves("/gsrm/a", "/gsrm/b", "POST")],
])("%s reloads it", (_, move) => {
  expect(isWithinSubApp(move)).toBe(false);
});
