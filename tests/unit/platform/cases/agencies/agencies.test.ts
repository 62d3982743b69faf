import { expect } from "vitest";
import { agencies, changeRequests } from "~/contract";
import { createPlatform } from "~/platform/platform.server";
import { onEveryEngine } from "../../../../support/platform";
import { askFor } from "../../../../support/platform-company";
import { inDatabase } from "../../../../support/platform-database";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen } from "../../../../support/seen";

const agent = "上海联芯电子代理有限公司";

onEveryEngine((test) => {
  test("purchasing sees the agents among the approved suppliers, page by page; suppliers do not", async ({
    platform,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const page = await buyer(agencies.list, {});
    expect(page).toMatchObject({ totalElements: 1, number: 0, size: 20 });
    expect(page.content).toMatchObject([{ companyName: agent, supplierCode: "S10004", state: "potential" }]);
    expect(await buyer(agencies.list, { page: 1 })).toMatchObject({ content: [], totalElements: 1, number: 1 });
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await refusalOf(supplier(agencies.list, {}))).toMatchObject({ status: 403, code: "request.e403" });
  });

  test("a company is listed once a change of its company type to agent is approved", async ({ platform }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(supplier, "basic", (values) => void (values.companyType = "agent"));
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(agencies.list, {})).totalElements).toBe(1);
    await approveSeen(buyer, changeId);
    expect((await supplier(changeRequests.one, { changeId })).state).toBe("effective");
    expect((await buyer(agencies.list, {})).content.map(({ supplierCode }) => supplierCode)).toContain("S10001");
  });

  test("agents submitted before company types were stored are listed too", async ({ platform, config }) => {
    await platform.ready();
    await inDatabase(config, async (db) => {
      await db.updateTable("registration").set({ company_type: null, categories: null }).execute();
      await db.deleteFrom("seed").where("name", "=", "company facts").execute();
    });
    const upgraded = await createPlatform(config);
    const { call: buyer } = await signedIn(upgraded, "buyer");
    expect((await buyer(agencies.list, {})).content.map(({ companyName }) => companyName)).toEqual([agent]);
    await upgraded.close();
  });
});
