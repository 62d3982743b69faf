import { profile } from "~/contract";
import { toastMs } from "~/rules/limits/screens";
import { expect, test } from "../support/base-apis";
import { hydrated } from "../support/hydrated";
import { answers } from "../support/stub-base-api/misbehaviours";

test.use({ baseApi: "stub" });

test("a toast stays for three seconds and then disappears by itself", async ({ page, signIn, stub }) => {
  await page.clock.install();
  await signIn(page, "buyer");
  stub!.misbehave(profile.updateUserTimeZone, answers(500));
  await page.goto("/workspace/zone");
  const zone = page.locator(".zone-list button").nth(2);
  await hydrated(zone);
  // From here the page's clock moves only when the test moves it, so a busy machine does not shorten the toast.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await zone.click();
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  await page.clock.runFor(toastMs - 1);
  await expect(toast).toHaveCount(1);
  // On a busy machine the page may start the toast's timer only after the test moved the clock, so the full time is run again.
  await expect(async () => {
    await page.clock.runFor(toastMs);
    await expect(toast).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 10_000 });
});
