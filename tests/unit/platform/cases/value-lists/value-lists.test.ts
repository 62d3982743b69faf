import { expect } from "vitest";
import { lov, valueLists } from "~/contract";
import { createPlatform } from "~/platform/platform.server";
import { raiseVersions } from "../../../../support/older-release";
import { callOf, type Call, onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { purchasingTeam, submitAs } from "../../../../support/platform-teamwork";

const lovCode = "ISP.CATEGORY";
const drones = { lovCode, value: "DRONE", parent: "", zh: "无人机", en: "Drones", tag: "" };
const connector = { zh: "连接器", en: "Connectors", tag: "" };
const plugs = { lovCode, value: "CONNECTOR", before: connector, zh: "接插件", en: "Plugs", tag: "" };

/** The values that a search offers, by their names in a language. */
const search = async (call: Call, query: string, locale: "zh" | "en" = "zh") =>
  (await call(lov.values, { lovCode, query }, { locale })).content.map(({ meaning }) => meaning);
/** The row of a value on the page of its list. */
const rowOf = async (admin: Call, value: string, list = lovCode) =>
  (await admin(valueLists.values, { lovCode: list, query: value })).content.find((row) => row.value === value);

onEveryEngine((test) => {
  test("a super admin renames a value, and it is found by its new names and their pinyin only", async ({
    platform,
    call,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await admin(valueLists.edit, plugs);
    for (const query of ["接插件", "jie cha jian", "jcj"]) expect(await search(call, query)).toEqual(["接插件"]);
    expect(await search(call, "plugs", "en")).toEqual(["Plugs"]);
    for (const query of ["连接器", "lianjieqi", "connectors"]) expect(await search(call, query)).toEqual([]);
    const { content } = await call(lov.values, { lovCode, value: "CONNECTOR" });
    expect(content).toMatchObject([{ meaning: "接插件", pinyin: "jie cha jian" }]);
    expect(await rowOf(admin, "CONNECTOR")).toMatchObject({ zh: "接插件", en: "Plugs", origin: "changed" });
    expect(await search(call, "CONNECTOR")).toEqual(["接插件"]);
  });

  test("a super admin adds a value, which is offered at the end of the list in both languages", async ({
    platform,
    call,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await admin(valueLists.add, { ...drones, value: " drone" });
    expect(await search(call, "wurenji")).toEqual(["无人机"]);
    for (const locale of ["zh", "en"] as const) {
      const { content } = await call(lov.values, { lovCode, size: 50 }, { locale });
      expect(content.at(-1)).toMatchObject({ value: "DRONE", meaning: locale === "zh" ? "无人机" : "Drones" });
    }
    expect(await rowOf(admin, "DRONE")).toMatchObject({ isOffered: true, origin: "added", parent: null });
    const { content } = await admin(valueLists.lists, {}, { locale: "en" });
    expect(content.find((list) => list.lovCode === lovCode)).toEqual({
      lovCode,
      name: "Supply category",
      total: 27,
      changed: 0,
      added: 1,
    });
  });

  test("a value of a list with a parent list needs a parent value", async ({ platform, call }) => {
    const { call: admin } = await signedIn(platform, "admin");
    const bank = { lovCode: "HPFM.BANK", value: "CN-WEB", zh: "微众银行", en: "WeBank", tag: "323" };
    for (const parent of ["", "XX"])
      expect(await refusalOf(admin(valueLists.add, { ...bank, parent }))).toMatchObject({
        status: 422,
        code: "lov.unknownParent",
      });
    await admin(valueLists.add, { ...bank, parent: "CN" });
    const { content } = await call(lov.values, { lovCode: bank.lovCode, parentValue: "CN", query: "323" });
    expect(content).toMatchObject([{ value: "CN-WEB", tag: "323", parentValue: "CN" }]);
    expect(await rowOf(admin, "CN-WEB", bank.lovCode)).toMatchObject({ parent: { value: "CN", meaning: "中国" } });
    expect(await codeOf(admin(valueLists.add, { ...drones, parent: "CN" }))).toBe("lov.unknownParent");
  });

  test("a duplicate or invalid code is refused, and nothing is added", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    for (const [change, code, status] of [
      [{ value: "connector" }, "lov.codeTaken", 409],
      [{ value: "无人机" }, "lov.code", 422],
      [{ value: "A,B" }, "lov.code", 422],
      [{ tag: "无" }, "lov.code", 422],
      [{ lovCode: "HPFM.COUNTRY", value: "XYZ" }, "lov.countryCode", 422],
      [{ lovCode: "HPFM.CURRENCY", value: "XY" }, "lov.currencyCode", 422],
      [{ lovCode: "HIAM.TIME_ZONE", value: "MARS" }, "lov.fixed", 422],
      [{ lovCode: "NO.SUCH" }, "lov.unknown", 404],
    ] as const)
      expect(await refusalOf(admin(valueLists.add, { ...drones, ...change }))).toMatchObject({ code, status });
    await expect(admin(valueLists.add, { ...drones, zh: " " })).rejects.toThrow();
    await expect(admin(valueLists.add, { ...drones, en: "x".repeat(201) })).rejects.toThrow();
    expect((await admin(valueLists.values, { lovCode })).totalElements).toBe(26);
  });

  test("names that a colleague has changed in the meantime are not overwritten, and the same names again change nothing", async ({
    platform,
    config,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await admin(valueLists.edit, plugs);
    await admin(valueLists.edit, plugs);
    expect(await refusalOf(admin(valueLists.edit, { ...plugs, en: "Sockets" }))).toMatchObject({
      status: 409,
      code: "lov.outdated",
    });
    expect(await rowOf(admin, "CONNECTOR")).toMatchObject({ en: "Plugs" });
    expect(await codeOf(admin(valueLists.edit, { ...plugs, value: "GONE" }))).toBe("lov.unknownValue");
    expect(await auditOf(config.databaseUrl, "listValue.edit")).toHaveLength(1);
  });

  test("a withdrawn value is not offered, but answers keep it with its name and can be submitted", async ({
    platform,
    register,
    call,
  }) => {
    const { admin } = await purchasingTeam(platform);
    const retired = { lovCode, value: "CONNECTOR", isOffered: false };
    await admin(valueLists.offer, retired);
    await admin(valueLists.offer, retired);
    expect(await search(call, "连接器")).toEqual([]);
    const all = async (input: object) => (await call(lov.values, { lovCode, size: 50, ...input })).content;
    expect((await all({})).map(({ value }) => value)).not.toContain("CONNECTOR");
    expect((await all({ withRetired: true })).map(({ value }) => value)).toContain("CONNECTOR");
    expect(await all({ value: "CONNECTOR" })).toMatchObject([{ meaning: "连接器" }]);
    expect(await rowOf(admin, "CONNECTOR")).toMatchObject({ isOffered: false, origin: "changed" });

    await admin(valueLists.offer, { ...retired, isOffered: true });
    expect(await search(call, "连接器")).toEqual(["连接器"]);
    for (const { value } of await all({})) await admin(valueLists.offer, { lovCode, value, isOffered: false });
    expect(await all({})).toEqual([]);
    await submitAs(register, "wang@yuanhang.example");
  });

  test("only a super admin can read and change the lists", async ({ platform }) => {
    const { chenJing } = await purchasingTeam(platform);
    for (const refused of [
      () => chenJing(valueLists.lists, {}),
      () => chenJing(valueLists.values, { lovCode }),
      () => chenJing(valueLists.add, drones),
      () => chenJing(valueLists.edit, plugs),
      () => chenJing(valueLists.offer, { lovCode, value: "CONNECTOR", isOffered: false }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 403, code: "request.e403" });
  });

  test("each change is in the audit log with the previous value", async ({ platform, config }) => {
    const { admin, ids } = await purchasingTeam(platform);
    await admin(valueLists.add, drones);
    await admin(valueLists.edit, plugs);
    await admin(valueLists.offer, { lovCode, value: "DRONE", isOffered: false });
    await admin(valueLists.offer, { lovCode, value: "DRONE", isOffered: true });
    const [added, edited, retired, offered] = await Promise.all(
      ["add", "edit", "retire", "offer"].map((act) => auditOf(config.databaseUrl, `listValue.${act}`)),
    );
    const actor = `account:${ids.admin}`;
    expect(added).toMatchObject([{ actor, subject: "listValue:ISP.CATEGORY/DRONE" }]);
    expect(JSON.parse(added?.[0]?.details ?? "")).toEqual({ zh: "无人机", en: "Drones" });
    expect(edited).toMatchObject([{ actor, subject: "listValue:ISP.CATEGORY/CONNECTOR" }]);
    expect(JSON.parse(edited?.[0]?.details ?? "")).toEqual({
      zhBefore: "连接器",
      zh: "接插件",
      enBefore: "Connectors",
      en: "Plugs",
    });
    expect([retired, offered]).toMatchObject([[{ actor }], [{ actor }]]);
  });

  test("the next release leaves a company's renamed, added and withdrawn values unchanged", async ({
    config,
    platform,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await admin(valueLists.edit, plugs);
    await admin(valueLists.add, drones);
    await admin(valueLists.offer, { lovCode, value: "SENSOR", isOffered: false });
    await inDatabase(config, raiseVersions);
    const next = await createPlatform(config);
    const call = callOf(next);
    expect(await search(call, "jiechajian")).toEqual(["接插件"]);
    expect(await search(call, "drones", "en")).toEqual(["Drones"]);
    expect(await search(call, "传感器")).toEqual([]);
    expect((await call(lov.values, { lovCode, value: "SENSOR" })).content).toMatchObject([{ meaning: "传感器" }]);
    await next.close();
  });
});
