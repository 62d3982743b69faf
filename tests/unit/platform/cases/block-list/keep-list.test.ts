import { expect } from "vitest";
import { blockList } from "~/contract";
import { complete } from "../../../rules/registration/complete";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const reason = "2024 年交付假冒物料，经质量部确认";
const { unifiedCreditCode: code = "" } = complete.basic as Record<string, string>;
const byCode = {
  kind: "company",
  facts: { companyCode: `${code.slice(0, 8)} ${code.slice(8)}` },
  reason,
  endsOn: null,
} as const;
const byName = {
  kind: "company",
  facts: { companyName: "深圳市远航电子股份有限公司" },
  reason: "多次延期交付",
  endsOn: null,
} as const;
const entriesOf = async (admin: Call) => (await admin(blockList.list, {})).content;

onEveryEngine((test) => {
  test("two changes at the same time do not overwrite each other", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await Promise.allSettled([admin(blockList.add, byCode), admin(blockList.add, byCode)]);
    const entries = await entriesOf(admin);
    expect(entries).toHaveLength(1);
    const { entryId = "" } = entries[0] ?? {};
    const changes = await Promise.allSettled(
      ["一", "二", "三"].map((words) => admin(blockList.edit, { entryId, version: 0, reason: words, endsOn: null })),
    );
    expect(changes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await entriesOf(admin)).toMatchObject([{ version: 1 }]);
  });

  test("an invalid entry is refused, and nothing is added", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    for (const [change, refusal] of [
      [{ facts: {} }, "blockList.facts"],
      [{ facts: { companyCode: "无" } }, "blockList.facts"],
      [{ facts: { companyCode: code, phone: "13800138000" } }, "blockList.facts"],
      [{ kind: "person", facts: { phone: "13800138000" } }, "blockList.facts"],
      [{ endsOn: "2025-06-14" }, "blockList.day"],
      [{ endsOn: "2025-02-30" }, "blockList.day"],
    ] as const)
      expect(await refusalOf(admin(blockList.add, { ...byCode, ...change }))).toMatchObject({
        status: 422,
        code: refusal,
      });
    await expect(admin(blockList.add, { ...byCode, reason: " " })).rejects.toThrow();
    expect(await entriesOf(admin)).toEqual([]);
    await admin(blockList.add, byName);
    await admin(blockList.add, byName);
    expect(await entriesOf(admin)).toHaveLength(2);
  });

  test("only a super admin can read and change the list", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    for (const refused of [
      () => buyer(blockList.list, {}),
      () => buyer(blockList.add, byCode),
      () => buyer(blockList.edit, { entryId: "a", version: 0, reason, endsOn: null }),
      () => buyer(blockList.remove, { entryId: "a", version: 0 }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 403, code: "request.e403" });
  });

  test("each change is in the audit log", async ({ platform, config }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await admin(blockList.add, { ...byCode, endsOn: "2025-12-31" });
    const [entry] = await entriesOf(admin);
    const { entryId = "" } = entry ?? {};
    await admin(blockList.edit, { entryId, version: 0, reason, endsOn: null });
    await admin(blockList.remove, { entryId, version: 1 });
    const [added, edited, removed] = await Promise.all(
      ["add", "edit", "remove"].map((act) => auditOf(config.databaseUrl, `blockList.${act}`)),
    );
    for (const rows of [added, edited, removed]) expect(rows).toMatchObject([{ subject: `blockEntry:${entryId}` }]);
    expect(JSON.parse(added?.[0]?.details ?? "")).toEqual({
      kind: "company",
      facts: "companyCode",
      endsOn: "2025-12-31",
    });
    expect(JSON.parse(edited?.[0]?.details ?? "")).toEqual({ endsOnBefore: "2025-12-31", endsOn: "" });
    expect(JSON.parse(removed?.[0]?.details ?? "")).toEqual({ kind: "company" });
  });
});
