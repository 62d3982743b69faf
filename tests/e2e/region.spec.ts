import { account } from "~/contract";
import { expect, test } from "../support/base-apis";
import { says } from "../support/stub-base-api/misbehaviours";

test.use({ baseApi: "stub" });

const india = { code: "0", data: null, region: "IN", companys: "Starlan India", lang: "en_IN", loginable: 1 };

for (const [language, locale] of [
  ["Chinese", "zh-CN"],
  ["English", "en-IN"],
] as const)
  test.describe(language, () => {
    test.use({ locale });

    test("every public page of a domain in India shows the Indian logo", async ({ page, baseURL, stub }) => {
      stub!.misbehave(account.domainConfig, says(200, india));
      // A different host name from other tests: domain settings are cached for a minute.
      const origin = new URL(baseURL ?? "");
      origin.hostname = "127.0.0.1";
      for (const path of ["/home", "/register", "/progress", "/404"]) {
        await page.goto(new URL(path, origin).href);
        await expect(page.locator(".site-brand img")).toHaveAttribute("src", "/logo-in.svg");
      }
      stub!.behave();
    });
  });
