import { expect } from "vitest";
import { blockList, registration, review, sanctions } from "~/contract";
import type { PlatformConfig } from "~/platform/platform.server";
import { complete } from "../../../rules/registration/complete";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission, type Setup } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
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
const day = 24 * 3600;

/** A submitted registration, its reviewer, and a super admin. */
async function withAdmin(setup: Setup) {
  const { first, registrationId, registrant, decide } = await afterSubmission(setup);
  const { call: admin } = await signedIn(setup.platform, "admin");
  const load = async (call: Call = first) => (await call(review.file, { registrationId })).risks;
  return { admin, first, registrationId, registrant, decide, load };
}

const keptLevel = (config: PlatformConfig, id: string) =>
  inDatabase(config, async (db) => {
    const row = db.selectFrom("registration").select("risk_level").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).risk_level;
  });

const entriesOf = async (admin: Call) => (await admin(blockList.list, {})).content;

onEveryEngine((test) => {
  test("a listed number is a high risk, shown with its reason and author, and a reviewer still decides", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { admin, load, registrationId, first, decide } = await withAdmin({ platform, register, emails });
    expect(await load()).toMatchObject({ blocked: [], level: "low" });
    await admin(blockList.add, byCode);
    const { blocked, level } = await load();
    expect(level).toBe("high");
    expect(blocked).toMatchObject([{ kind: "company", facts: ["companyCode"], reason, addedBy: "周敏", endsOn: null }]);
    await runJobs(config);
    expect(await keptLevel(config, registrationId)).toBe("high");
    await decide(first, "approve");
    expect((await first(review.file, { registrationId })).progress.state).not.toBe("preliminaryReview");
  });

  test("a registration that is submitted later is compared on submission", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await admin(blockList.add, byCode);
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    expect(await keptLevel(config, registrationId)).toBe("high");
    expect((await first(review.file, { registrationId })).risks.blocked).toHaveLength(1);
  });

  test("a name alone is only a hint; a name with a number is one reason", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { admin, load } = await withAdmin({ platform, register, emails });
    await admin(blockList.add, byName);
    expect(await load()).toMatchObject({ level: "medium", blocked: [{ facts: ["companyName"] }] });
    clock.advance(60);
    const person = { personName: "李娜", email: "LI@yuanhang.cn", phone: "+86 755 1234 5678" };
    await admin(blockList.add, { kind: "person", facts: person, reason, endsOn: null });
    const { blocked, level } = await load();
    expect(level).toBe("high");
    expect(blocked.map(({ facts }) => facts)).toEqual([["personName", "phone", "email"], ["companyName"]]);
  });

  test("people and accounts are recognised by each exact fact", async ({ platform, register, emails }) => {
    const { admin, load } = await withAdmin({ platform, register, emails });
    const entries = [
      { kind: "person", facts: { personName: "某人", identityNumber: "440301 198001010011" } },
      { kind: "person", facts: { personName: "某人", email: "WANG@yuanhang.example" } },
      { kind: "account", facts: { accountNumber: "1234 5678 9012 3456 78" } },
    ] as const;
    for (const entry of entries) await admin(blockList.add, { ...entry, reason, endsOn: null });
    const { blocked } = await load();
    expect(blocked.flatMap(({ facts }) => facts).toSorted()).toEqual(["accountNumber", "email", "identityNumber"]);
  });

  test("an entry is in effect until the end of its last day", async ({ platform, register, emails, clock, config }) => {
    const { admin, load, registrationId } = await withAdmin({ platform, register, emails });
    await admin(blockList.add, { ...byCode, endsOn: "2025-06-16" });
    await runJobs(config);
    expect(await keptLevel(config, registrationId)).toBe("high");
    clock.advance(day);
    const { call: nextDay } = await signedIn(platform, "buyer");
    expect((await load(nextDay)).blocked).toMatchObject([{ endsOn: "2025-06-16" }]);
    clock.advance(day);
    const { call: later } = await signedIn(platform, "buyer");
    expect((await load(later)).blocked).toEqual([]);
    await runJobs(config);
    expect(await keptLevel(config, registrationId)).toBe("low");
    const { call: keeper } = await signedIn(platform, "admin");
    expect(await entriesOf(keeper)).toMatchObject([{ isInEffect: false, endsOn: "2025-06-16" }]);
    expect(await codeOf(keeper(blockList.add, byCode))).toBe("blockList.listed");
  });

  test("changing or removing an entry updates the files under review", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { admin, load, registrationId } = await withAdmin({ platform, register, emails });
    await admin(blockList.add, byCode);
    await runJobs(config);
    const [entry] = await entriesOf(admin);
    const { entryId = "", version = 0 } = entry ?? {};
    await admin(blockList.edit, { entryId, version, reason: "质量部复核后保留", endsOn: "2025-12-31" });
    expect((await load()).blocked).toMatchObject([{ reason: "质量部复核后保留", endsOn: "2025-12-31" }]);
    for (const outdated of [
      admin(blockList.edit, { entryId, version, reason, endsOn: null }),
      admin(blockList.remove, { entryId, version }),
    ])
      expect(await refusalOf(outdated)).toMatchObject({ status: 409, code: "blockList.outdated" });
    await admin(blockList.remove, { entryId, version: version + 1 });
    expect((await load()).blocked).toEqual([]);
    await runJobs(config);
    expect(await keptLevel(config, registrationId)).toBe("low");
    expect(await entriesOf(admin)).toEqual([]);
    expect(await refusalOf(admin(blockList.remove, { entryId, version: 2 }))).toMatchObject({
      status: 404,
      code: "blockList.unknown",
    });
  });

  test("registrations are screened again when an entry is added, ends on another day or is removed", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { admin } = await withAdmin({ platform, register, emails });
    const isScreenedAgain = async () => {
      const { unscreened } = await admin(sanctions.lists, {});
      await runJobs(config);
      expect((await admin(sanctions.lists, {})).unscreened).toBe(0);
      return unscreened > 0;
    };
    await runJobs(config);
    await admin(blockList.add, byCode);
    expect(await isScreenedAgain()).toBe(true);
    const { entryId = "" } = (await entriesOf(admin))[0] ?? {};
    await admin(blockList.edit, { entryId, version: 0, reason: "复核后保留", endsOn: null });
    expect(await isScreenedAgain()).toBe(false);
    await admin(blockList.edit, { entryId, version: 1, reason, endsOn: "2025-12-31" });
    expect(await isScreenedAgain()).toBe(true);
    await admin(blockList.remove, { entryId, version: 2 });
    expect(await isScreenedAgain()).toBe(true);
  });

  test("the supplier never sees an entry, and the database stores it only encrypted", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { admin, registrant } = await withAdmin({ platform, register, emails });
    await admin(blockList.add, {
      kind: "account",
      facts: { accountNumber: "123456789012345678" },
      reason,
      endsOn: null,
    });
    await runJobs(config);
    const read = JSON.stringify([await registrant.call(registration.load, {}), await emails()]);
    expect(read).not.toContain(reason);
    expect(read).not.toContain("blocked");
    expect(await entriesOf(admin)).toMatchObject([{ facts: [{ fact: "accountNumber", value: "****5678" }], reason }]);
    const stored = await inDatabase(config, async (db) => [
      await db.selectFrom("block_entry").selectAll().execute(),
      await db.selectFrom("block_fact").selectAll().execute(),
      await db.selectFrom("audit_event").selectAll().execute(),
    ]);
    for (const secret of [reason, "123456789012345678"]) expect(JSON.stringify(stored)).not.toContain(secret);
  });
});
