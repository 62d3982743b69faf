import type { Page } from "@playwright/test";
import { type Elsewhere, startElsewhere } from "./elsewhere";
import { expect, test as base } from "./portal";
import { openSignedIn } from "./sign-in-screen";

/** A portal whose sub-applications come from another origin: `gsrm` a module, `gcis` a bundle made for qiankun. */
export const test = base.extend<{ repaired: void }, { elsewhere: Elsewhere }>({
  elsewhere: [
    async ({}, use) => {
      const elsewhere = await startElsewhere();
      await use(elsewhere);
      await elsewhere.stop();
    },
    { scope: "worker" },
  ],
  portalSettings: [
    async ({ elsewhere }, use) =>
      use({
        GSRM_ENTRY_URL: elsewhere.url,
        GCIS_ENTRY_URL: `${elsewhere.url}/bundle.html`,
        GCIS_ENTRY_KIND: "qiankun",
        SUB_APP_TIMEOUT_MS: "3000",
      }),
    { scope: "worker" },
  ],
  // The browser would send the extra headers to every origin, and other origins do not allow them.
  extraHTTPHeaders: {},
  repaired: [
    async ({ elsewhere }, use) => {
      await use();
      elsewhere.repair();
    },
    { auto: true },
  ],
});
export { expect } from "./portal";

/** Opens an address as the super admin, who has every menu. */
export async function open(page: Page, to: string) {
  await openSignedIn(page, "admin", to);
  await expect(page.locator(".side-search")).toBeVisible();
}

/** The props that the sub-application reports. */
export const fact = (page: Page, name: string) => page.locator(`[data-subapp] [data-fact=${name}]`);

/** Follows a menu in the side bar. */
export const follow = (page: Page, to: string) => page.locator(`.shell-side a[href="${to}"]`).click();
