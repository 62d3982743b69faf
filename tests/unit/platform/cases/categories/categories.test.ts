import { expect } from "vitest";
import { messages, onboarding, qualifiedCategories, review, valueLists } from "~/contract";
import type { PlatformConfig } from "~/platform/platform.server";
import type { State } from "~/rules/onboarding/stages";
import { auditOf } from "../../../../support/platform-audit";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { submitCertificationSeen } from "../../../../support/seen";

const day = 24 * 3600;
const email = "wang@yuanhang.example";
const reason = "连接器产线已关闭，改为供应充电器。";

/** Puts the demo supplier into a state, qualified for packaging. Returns the id of its registration. */
const putInto = (config: PlatformConfig, state: State) =>
  inDatabase(config, async (db) => {
    const { registration_id } = await db
      .selectFrom("tenant")
      .select("registration_id")
      .where("supplier_code", "=", "S10001")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("registration")
      .set({ state, qualified_categories: " PACKAGING " })
      .where("id", "=", registration_id)
      .execute();
    return registration_id ?? "";
  });

onEveryEngine((test) => {
  test("a supplier qualifies for the categories it registered with, and is notified when purchasing changes them", async ({
    platform,
    config,
    register,
    emails,
    clock,
  }) => {
    const { second, registrationId, decide, upToCertification } = await afterSubmission({
      platform,
      register,
      emails,
    });
    await submitCertificationSeen(await upToCertification());
    await decide(second, "approve");
    const { call: early } = await signedIn(platform, "buyer");
    expect(await early(qualifiedCategories.load, { registrationId })).toBeNull();
    clock.advance(91 * day);
    await runJobs(config);

    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: supplier } = await signedIn(platform, email);
    const file = await buyer(review.file, { registrationId });
    const registered = file.sections.find(({ section }) => section === "business")?.values["categories"] as string[];
    const before = await buyer(qualifiedCategories.load, { registrationId });
    expect(before).toMatchObject({ categories: registered, isChangeable: true });
    expect(before?.choices.length).toBeGreaterThan(20);
    expect(await supplier(qualifiedCategories.own, {})).toMatchObject({
      categories: registered.map((value) => ({ value })),
      lastChange: null,
    });

    const categories = ["CHARGER", ...registered.slice(1)];
    await buyer(qualifiedCategories.change, { registrationId, before: registered, categories, reason });
    const own = await supplier(qualifiedCategories.own, {});
    expect(own?.categories.map(({ value }) => value)).toEqual(categories);
    expect(own?.categories[0]?.meaning).toBe("充电器与线缆");
    expect(own?.lastChange?.reason).toBe(reason);

    const listed = async (category: string) =>
      (await buyer(onboarding.queue, { view: "all", category })).content.map((row) => row.registrationId);
    expect(await listed("CHARGER")).toContain(registrationId);
    expect(await listed(registered[0]!)).not.toContain(registrationId);

    const { categoryChanges } = await buyer(review.file, { registrationId });
    expect(categoryChanges).toMatchObject([{ by: "陈静", reason }]);
    expect(categoryChanges[0]?.from).toHaveLength(registered.length);
    expect(categoryChanges[0]?.to[0]).toBe("充电器与线缆");
    const { content } = await supplier(messages.list, { page: 0, size: 10, unread: true });
    expect(content.map(({ title }) => title)).toContain("合格品类已调整");
    const message = (await emails()).find(({ to, subject }) => to === email && subject.includes("合格品类已调整"));
    expect(message?.text).toContain(reason);
    expect(message?.text).toContain("充电器与线缆");
    expect(message?.text).toContain("Chargers and cables");
    expect(await auditOf(config.databaseUrl, "categories.change")).toHaveLength(1);
    const stored = await inDatabase(config, (db) => db.selectFrom("category_change").selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(reason);
  });

  test("a change based on categories that a colleague has just changed is rejected", async ({ platform, config }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const registrationId = await putInto(config, "qualified");
    const change = { registrationId, before: ["PACKAGING"], reason };
    await buyer(qualifiedCategories.change, { ...change, categories: ["PACKAGING", "ACCESSORY"] });
    const late = other(qualifiedCategories.change, { ...change, categories: ["ACCESSORY"] });
    expect(await codeOf(late)).toBe("categories.outdated");
    // The order of the categories on the screen does not matter.
    const before = ["ACCESSORY", "PACKAGING"];
    await other(qualifiedCategories.change, { ...change, before, categories: ["ACCESSORY"] });
    expect((await buyer(qualifiedCategories.load, { registrationId }))?.categories).toEqual(["ACCESSORY"]);
    const { categoryChanges } = await buyer(review.file, { registrationId });
    expect(categoryChanges.map(({ by }) => by)).toEqual(["陈静", "赵磊"]);
    expect(await auditOf(config.databaseUrl, "categories.change")).toHaveLength(2);
  });

  test("at least one category must remain, each must be on the list, and a reason is required", async ({
    platform,
    config,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const registrationId = await putInto(config, "qualified");
    const change = { registrationId, before: ["PACKAGING"], categories: ["ACCESSORY"], reason };
    const tryWith = (other: object) => codeOf(buyer(qualifiedCategories.change, { ...change, ...other }));
    expect(await tryWith({ categories: [] })).toBe("categories.none");
    expect(await tryWith({ categories: ["PACKAGING", "PACKAGING"] })).toBe("categories.unchanged");
    expect(await tryWith({ categories: ["PACKAGING", "AIRCRAFT"] })).toBe("categories.unlisted");
    expect(await tryWith({ registrationId: "none" })).toBe("onboarding.unknown");
    for (const wrong of ["", "  ", "长".repeat(501)])
      expect(qualifiedCategories.change.input.safeParse({ ...change, reason: wrong }).success).toBe(false);
    expect((await buyer(qualifiedCategories.load, { registrationId }))?.categories).toEqual(["PACKAGING"]);
    expect((await buyer(review.file, { registrationId })).categoryChanges).toEqual([]);
  });

  test("a category removed from the list stays with the suppliers that have it, and cannot be added to others", async ({
    platform,
    config,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: admin } = await signedIn(platform, "admin");
    const registrationId = await putInto(config, "qualified");
    for (const value of ["PACKAGING", "ACCESSORY"])
      await admin(valueLists.offer, { lovCode: "ISP.CATEGORY", value, isOffered: false });
    const answer = await buyer(qualifiedCategories.load, { registrationId });
    const offered = answer?.choices.filter(({ value }) => ["PACKAGING", "ACCESSORY"].includes(value));
    expect(offered).toEqual([{ value: "PACKAGING", meaning: "包装与印刷品" }]);
    const change = { registrationId, before: ["PACKAGING"], reason };
    const add = (category: string) =>
      codeOf(buyer(qualifiedCategories.change, { ...change, categories: ["PACKAGING", category] }));
    expect(await add("ACCESSORY")).toBe("categories.unlisted");
    expect(await add("CHARGER")).toBe("answered");
  });

  test("only purchasing can change them, and only for a company that is a qualified supplier", async ({
    platform,
    config,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: supplier } = await signedIn(platform, "supplier");
    const { content } = await buyer(onboarding.queue, { view: "suppliers", search: "安科" });
    const registrationId = content[0]?.registrationId ?? "";
    const change = { registrationId, before: [], categories: ["ACCESSORY"], reason };
    expect(await codeOf(supplier(qualifiedCategories.load, { registrationId }))).toBe("request.e403");
    expect(await codeOf(supplier(qualifiedCategories.change, change))).toBe("request.e403");
    expect(await buyer(qualifiedCategories.load, { registrationId })).toBeNull();
    expect(await supplier(qualifiedCategories.own, {})).toBeNull();
    expect(await codeOf(buyer(qualifiedCategories.change, change))).toBe("categories.notQualified");

    await putInto(config, "retired");
    const before = ["PACKAGING"];
    expect(await codeOf(buyer(qualifiedCategories.change, { ...change, before }))).toBe("categories.notQualified");
    expect(await buyer(qualifiedCategories.load, { registrationId })).toMatchObject({
      categories: before,
      isChangeable: false,
    });
    expect(await supplier(qualifiedCategories.own, {})).toBeNull();
    await putInto(config, "blocked");
    await buyer(qualifiedCategories.change, { ...change, before });
    expect((await supplier(qualifiedCategories.own, {}))?.categories).toMatchObject([{ value: "ACCESSORY" }]);
  });
});
