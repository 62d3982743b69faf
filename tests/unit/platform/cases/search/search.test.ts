import { expect } from "vitest";
import { account, search } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { signedIn } from "../../../../support/platform-sign-in";

const namesIn = (companies: { companyName: string | null }[]) => companies.map(({ companyName }) => companyName);

onEveryEngine((test) => {
  test("a reviewer can find a company by its names, its pinyin and its number", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const everything = await call(search.find, { query: "公司" });
    const [found] = [...everything.registrations, ...everything.suppliers];
    expect(found?.companyName, "the demo has companies").toContain("公司");
    const hasFound = async (query: string) => {
      const { registrations, suppliers } = await call(search.find, { query });
      return namesIn([...registrations, ...suppliers]).includes(found?.companyName ?? "");
    };
    expect(await hasFound(found?.companyName ?? "")).toBe(true);
    expect(await hasFound(found?.companyEnglishName?.toLowerCase() ?? "")).toBe(true);
    expect(await hasFound(found?.number?.toLowerCase() ?? "")).toBe(true);
    expect(namesIn((await call(search.find, { query: "gongsi" })).registrations.concat()).length).toBeGreaterThan(0);
    expect(everything.registrations.length).toBeLessThanOrEqual(5);
    expect(await call(search.find, { query: " " })).toEqual({ suppliers: [], registrations: [], changes: [] });
  });

  test("a supplier finds no companies, and menus can be searched by their names in both languages", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await call(search.find, { query: "公司" })).toEqual({ suppliers: [], registrations: [], changes: [] });
    const { menus } = await call(account.init, { reload: false });
    const certification = menus.find(({ code }) => code === "company.certification");
    expect(certification?.search).toContain("certification");
    expect(certification?.search).toContain("认证");
    expect(certification?.search).toContain("renzheng");
  });
});
