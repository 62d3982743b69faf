import { sectionIds } from "~/rules/registration/section-ids";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

test("pages, including the wizard and the sub-applications, comply with the content policy; violations are reported", async ({
  page,
  portal,
  email,
  enterWizard,
}) => {
  const before = portal.output().length;
  const reports = () =>
    portal
      .output()
      .slice(before)
      .split("\n")
      .filter((line) => line.includes('"event":"csp_report"'))
      .map((line) => (JSON.parse(line) as { directive: string }).directive);
  await enterWizard(page, email);
  for (const section of [...sectionIds, "review"]) {
    await page.goto(`/register/${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (const [account, place] of [
    ["buyer", "/gsrm"],
    ["supplier", "/gcis"],
  ] as const) {
    await page.context().clearCookies();
    await openSignedIn(page, account, place);
    await expect(page.locator("[data-subapp] h1").first()).toBeVisible();
  }

  // In a separate task of the page: code that the test evaluates directly is exempt from the policy.
  await page.evaluate(() => {
    const run = () => void Reflect.construct(Function, ["return 1"]);
    // The browser blocks it, as it should.
    setTimeout(
      () =>
        void Promise.resolve()
          .then(run)
          .catch(() => undefined),
    );
  });
  // Its report arrives after any reports from the pages.
  await expect.poll(reports).toContain("script-src");
  expect(reports()).toEqual(["script-src"]);
});
