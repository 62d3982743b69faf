import { expect, test } from "vitest";
import { pagePatterns, toPagePattern, toSpeedStep } from "~/rules/service/page-speed";
import { sectionIds } from "~/rules/registration/section-ids";

test.each([
  ["/home", "/home"],
  ["/legal/honest", "/legal/:text"],
  ["/gsrm", "/gsrm/*"],
  ["/gsrm/registrations/8f3a", "/gsrm/*"],
  ["/sign-in/abc", "/sign-in/:uid"],
  ["/register/file", undefined],
  ["/legal/honest/more", undefined],
  ["/homes", undefined],
])("the speed of %s counts for the page %s", (pathname, pattern) => {
  expect(toPagePattern(pathname)).toBe(pattern);
});

test("every tab of the registration is measured", () => {
  expect(pagePatterns).toEqual(expect.arrayContaining(sectionIds.map((id) => `/register/${id}`)));
});

test("times are rounded up to a step, up to the longest time", () => {
  expect([toSpeedStep("lcp", 0), toSpeedStep("lcp", 1201), toSpeedStep("inp", 9999)]).toEqual([0, 1300, 10_000]);
});
