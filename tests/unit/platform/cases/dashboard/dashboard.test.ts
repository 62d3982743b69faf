import { expect } from "vitest";
import { account, company, dashboard, tasks } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const place = { x: 0, y: 0, w: 6, h: 3 };

onEveryEngine((test) => {
  test("a user starts with the cards of their role, and their layout is saved", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { user } = await call(account.init, { reload: false });
    const asked = { userId: user.id, roleId: "supplier" };
    expect((await call(dashboard.cards, asked)).layouts).toEqual([]);
    const set = await call(dashboard.cardSet, { id: "supplier" });
    expect(set.map(({ cardId }) => cardId)).toContain("stage");

    const { id } = await call(dashboard.createLayout, { roleId: "supplier", cardId: "tasks", ...place });
    expect(await codeOf(call(dashboard.createLayout, { roleId: "supplier", cardId: "tasks", ...place }))).toBe(
      "dashboard.cardThere",
    );
    await call(dashboard.updateLayouts, { layouts: [{ id, ...place, x: 6 }] });
    expect((await call(dashboard.cards, asked)).layouts).toEqual([{ id, cardId: "tasks", ...place, x: 6 }]);
    await call(dashboard.deleteLayout, { id });
    expect((await call(dashboard.cards, asked)).layouts).toEqual([]);
  });

  test("a user cannot see or change another user's dashboard, or that of a role they do not have", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: other } = await signedIn(platform, "supplier2");
    const { user } = await call(account.init, { reload: false });
    const { id } = await call(dashboard.createLayout, { roleId: "supplier", cardId: "news", ...place });
    expect(await codeOf(other(dashboard.cards, { userId: user.id, roleId: "supplier" }))).toBe("request.e403");
    expect(await codeOf(other(dashboard.cardSet, { id: "purchasingManager" }))).toBe("request.e403");
    expect(await codeOf(other(dashboard.updateLayouts, { layouts: [{ id, ...place, x: 6 }] }))).toBe(
      "dashboard.layoutUnknown",
    );
    await other(dashboard.deleteLayout, { id });
    expect((await call(dashboard.cards, { userId: user.id, roleId: "supplier" })).layouts).toHaveLength(1);
    expect(await codeOf(call(dashboard.createLayout, { roleId: "supplier", cardId: "no such", ...place }))).toBe(
      "dashboard.cardUnknown",
    );
  });

  test("if one of several layouts is not the user's, none is moved", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { user } = await call(account.init, { reload: false });
    const { id } = await call(dashboard.createLayout, { roleId: "supplier", cardId: "news", ...place });
    const layouts = [
      { id, ...place, y: 9 },
      { id: "another", ...place },
    ];
    expect(await codeOf(call(dashboard.updateLayouts, { layouts }))).toBe("dashboard.layoutUnknown");
    expect((await call(dashboard.cards, { userId: user.id, roleId: "supplier" })).layouts[0]?.y).toBe(0);
  });

  test("tasks are those of the tenant and role, list open ones first, and can be filtered by state", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const all = await call(tasks.list, {});
    const states = all.content.map(({ state }) => state);
    expect(states.lastIndexOf("open")).toBeLessThan(states.indexOf("completed"));
    const open = await call(tasks.list, { state: "open" });
    expect(open.content.every(({ state }) => state === "open")).toBe(true);
    const dues = open.content.flatMap(({ dueDate }) => dueDate ?? []);
    expect(dues).toEqual(dues.toSorted());
    const { call: elsewhere } = await signedIn(platform, "supplier2");
    expect((await elsewhere(tasks.list, {})).totalElements).toBe(0);
    const { call: nobody } = await signedIn(platform, "nomenus");
    expect((await nobody(tasks.list, {})).totalElements).toBe(0);
  });

  test("a supplier sees its stage and expiring documents; a company that registered elsewhere sees nothing", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const standing = await call(company.standing, {});
    expect(standing?.progress).toMatchObject({ state: "certification", stage: 6, actsNext: "supplier" });
    expect(standing?.documents.map(({ type, isExpired }) => [type, isExpired])).toEqual([
      ["environmentalPermit", true],
      ["ISO9001", false],
    ]);
    const { call: elsewhere } = await signedIn(platform, "supplier2");
    expect(await elsewhere(company.standing, {})).toBeNull();
  });
});
