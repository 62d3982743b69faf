import { expect } from "vitest";
import { account } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("each role sees its own menus, named in the language of the page", async ({ platform }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const names = async (call: typeof supplier, locale: "zh" | "en") =>
      (await call(account.init, { reload: false }, { locale })).menus.map(({ name }) => name);
    expect(await names(supplier, "zh")).toContain("准入进度");
    expect(await names(supplier, "en")).toContain("Onboarding progress");
    expect(await names(buyer, "zh")).not.toContain("准入进度");
  });

  test("the real address of an external menu link is given only to users who have the menu", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { url } = await call(account.menuLink, { code: "links.logistics" });
    expect(url).toBe("https://portal.brand.example/dev/partner?account={userAccount}");
    expect(await codeOf(call(account.menuLink, { code: "workspace" }))).toBe("menu.unknown");
    expect(await codeOf(call(account.menuLink, { code: "no such menu" }))).toBe("menu.unknown");
    const { call: nobody } = await signedIn(platform, "nomenus");
    expect(await codeOf(nobody(account.menuLink, { code: "links.logistics" }))).toBe("menu.unknown");
  });
});
