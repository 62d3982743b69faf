import { expect } from "vitest";
import { onboarding, queueViews } from "~/contract";
import { maxQueueViews } from "~/rules/onboarding/limits";
import { onEveryEngine } from "../../../../support/platform";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("a reviewer can filter the queue by category, province, type and day of submission", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const all = await call(onboarding.queue, { view: "all", size: 100 });
    const [{ categories, province, companyType, companyEnglishName } = {}] = all.content;
    expect([companyType, companyEnglishName].every(Boolean)).toBe(true);
    expect(categories?.length).toBeGreaterThan(0);
    expect(province).toMatch(/^\p{Script=Han}+$/u);
    const count = async (filter: object) => (await call(onboarding.queue, { view: "all", ...filter })).totalElements;
    expect(await count({ companyType: "agent" })).toBe(all.content.filter((row) => row.companyType === "agent").length);
    expect(await count({ category: "PCB" })).toBe(
      all.content.filter((row) => row.categories.includes("印制电路板与柔性板")).length,
    );
    expect(await count({ province: "370000" })).toBe(all.content.filter((row) => row.province === "山东省").length);
    expect(await count({ category: "NO-SUCH-CATEGORY" })).toBe(0);
    expect(await count({ category: "%" })).toBe(0);
    expect(await count({ province: "NO-SUCH-PROVINCE" })).toBe(0);
    expect(await count({ submittedTo: "2020-01-01" })).toBe(0);
    expect(await count({ submittedFrom: "2020-01-01", submittedTo: "2100-01-01" })).toBe(all.totalElements);
    expect(await count({ state: ["preliminaryReview", "potential"] })).toBe(
      (await count({ state: "preliminaryReview" })) + (await count({ state: ["potential"] })),
    );
    const day = all.content[0]?.submittedAt?.slice(0, 10) ?? "";
    expect(await count({ submittedFrom: day, submittedTo: day })).toBeGreaterThan(0);
  });

  test("each order of the queue follows its column, with empty values last", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const read = async (order: "submitted" | "-submitted" | "due") =>
      (await call(onboarding.queue, { view: "all", order, size: 100 })).content;
    const submitted = (await read("submitted")).map(({ submittedAt }) => submittedAt ?? "");
    expect(submitted).toEqual(submitted.toSorted());
    expect((await read("-submitted")).map(({ submittedAt }) => submittedAt)).toEqual(submitted.toReversed());
    const due = (await read("due")).map(({ dueAt }) => dueAt);
    expect(due.indexOf(null)).toBe(due.filter((at) => at !== null).length);
  });

  test("a saved view counts what its filter finds; if shared, a colleague can see but not remove it", async ({
    platform,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: colleague } = await signedIn(platform, "buyer2");
    const { viewId } = await buyer(queueViews.save, { name: " 代理商 ", query: "type=agent&page=3", isShared: true });
    await buyer(queueViews.save, { name: "逾期", query: "late=1", isShared: false });
    const { totalElements: count } = await buyer(onboarding.queue, { companyType: "agent" });
    const agents = { viewId, name: "代理商", query: "type=agent", isShared: true, count };
    expect((await colleague(queueViews.list, {})).saved).toEqual([{ ...agents, isOwn: false }]);
    await colleague(queueViews.remove, { viewId });
    const { saved, standard } = await buyer(queueViews.list, {});
    expect(saved.map(({ name }) => name).toSorted()).toEqual(["代理商", "逾期"]);
    expect(saved.find(({ name }) => name === "逾期")?.count).toBe(standard.late);
    expect(standard.waiting).toBe((await buyer(onboarding.queue, {})).totalElements);
    await buyer(queueViews.remove, { viewId });
    expect((await colleague(queueViews.list, {})).saved).toEqual([]);
  });

  test("an approved registration moves from the view of pending decisions to the one of next stages", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "buyer");
    const read = async (view: "waiting" | "toMoveOn") => (await call(onboarding.queue, { view, size: 100 })).content;
    const { content } = await call(onboarding.queue, { view: "all", size: 100 });
    const approved = content.filter(({ state }) => state === "newlyRegistered" || state === "potential");
    expect(approved.length).toBeGreaterThan(0);
    expect(await read("toMoveOn")).toEqual(expect.arrayContaining(approved));
    const waiting = await read("waiting");
    expect(waiting.filter(({ state }) => state === "newlyRegistered" || state === "potential")).toEqual([]);
    const { standard } = await call(queueViews.list, {});
    expect(standard).toMatchObject({ waiting: waiting.length, toMoveOn: approved.length });
  });

  test("saving a view under an existing name replaces it, and a view beyond the limit is rejected", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "buyer");
    const save = (name: string, query = "late=1") => call(queueViews.save, { name, query, isShared: false });
    const names = Array.from({ length: maxQueueViews }, (_, at) => `视图 ${at}`);
    for (const name of names) await save(name);
    await save("视图 0", "state=potential");
    const { saved } = await call(queueViews.list, {});
    expect(saved.find(({ name }) => name === "视图 0")?.query).toBe("view=toMoveOn&state=potential");
    expect(await refusalOf(save("一个太多"))).toMatchObject({ status: 409, code: "queueView.tooMany" });
    expect((await call(queueViews.list, {})).saved).toHaveLength(maxQueueViews);
  });

  test("row height and columns of the queue are saved for each reviewer", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    expect(await call(queueViews.loadLook, {})).toEqual({ density: "regular", columns: null });
    await call(queueViews.saveLook, { density: "compact", columns: ["due", "state"] });
    await call(queueViews.saveLook, { density: "compact", columns: ["state", "due"] });
    expect(await call(queueViews.loadLook, {})).toEqual({ density: "compact", columns: ["state", "due"] });
    const { call: colleague } = await signedIn(platform, "buyer2");
    expect((await colleague(queueViews.loadLook, {})).density).toBe("regular");
  });
});
