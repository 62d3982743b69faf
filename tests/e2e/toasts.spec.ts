import { profile } from "~/contract";
import { toastMs } from "~/rules/limits/screens";
import { expect, test } from "../support/base-apis";
import { hydrated } from "../support/hydrated";
import { answers } from "../support/stub-base-api/misbehaviours";

test.use({ baseApi: "stub" });

test("a toast stands for three seconds and goes by itself", async ({ page, signIn, stub }) => {
  await page.clock.install();
  await signIn(page, "buyer");
  stub!.misbehave(profile.updateUserTimeZone, answers(500));
  await page.goto("/workspace/zone");
  const zone = page.locator(".zone-list button").nth(2);
  await hydrated(zone);
  // From here on the page's time moves only when the test moves it, so a busy machine takes none of the toast's.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await zone.click();
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  await page.clock.runFor(toastMs - 1);
  await expect(toast).toHaveCount(1);
  // On a busy machine the page starts the toast's time only after the test has begun to move it: it gets it whole again.
  await expect(async () => {
    await page.clock.runFor(toastMs);
    await expect(toast).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 10_000 });
});
