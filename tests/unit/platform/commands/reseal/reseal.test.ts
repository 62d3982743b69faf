import { expect } from "vitest";
import { registration } from "~/contract";
import { checkAudit, linkAudit, recordAudit } from "~/platform/core/audit";
import { emailHash } from "~/platform/core/contact-keys";
import type { Db } from "~/platform/core/database/schema";
import { makeSeal } from "~/platform/core/seal";
import { runCommand } from "~/platform/commands/run-command";
import { moveValue } from "~/platform/commands/reseal/values";
import { type SealedRow, sealedPlaces } from "~/platform/commands/reseal/sealed-columns";
import { newTally } from "~/platform/commands/reseal/tally";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import type { Core } from "~/platform/core/core";
import { closedLinks } from "~/platform/records/changes/stop-link";
import { listDuplicates } from "~/platform/records/duplicates/duplicates";
import { sealOwner } from "~/platform/records/registrations/find-registration";
import { fillEverySealedColumn, listSealed } from "../../../../support/every-sealed-column";
import { everyRow } from "../../../../support/every-row";
import { callOf, onEveryEngine, startWith } from "../../../../support/platform";
import { fillIn } from "../../../../support/platform-complete";
import { inDatabase } from "../../../../support/platform-database";
import { submitSeen } from "../../../../support/seen";

const newest = "a newer secret of more than thirty-two characters";
const withBoth = (config: PlatformConfig): PlatformConfig => ({ ...config, secrets: [newest, ...config.secrets] });
const withNewest = (config: PlatformConfig): PlatformConfig => ({ ...config, secrets: [newest] });
const reseal = (config: PlatformConfig, ...args: string[]) => runCommand(["reseal", ...args], config);
const oldPrefix = ({ secrets }: PlatformConfig) => makeSeal(secrets).newestPrefix;

/** The number of values encrypted with the old secret, in any table. */
const countOld = async (config: PlatformConfig) =>
  (await everyRow(config)).join("\n").split(`"${oldPrefix(config)}`).length - 1;

async function openEverything(db: Db, secrets: string[]): Promise<void> {
  const seal = makeSeal(secrets);
  for (const place of sealedPlaces) {
    const rows = await listSealed(db, place);
    expect([place.table, place.column, rows.length > 0]).toEqual([place.table, place.column, true]);
    for (const row of rows) seal.open(String(row[place.column]), place.about(row));
  }
}

onEveryEngine((test) => {
  test("everything moves to the new secret, and the portal then works with only that secret", async ({
    config,
    register,
  }) => {
    const { call, email } = await register();
    await fillIn(call);
    await submitSeen(call);
    await inDatabase(config, async (db) => {
      await fillEverySealedColumn({ db, seal: makeSeal(config.secrets) });
      await linkAudit({ db, seal: makeSeal(config.secrets) });
    });
    const { isDone, lines } = await reseal(withBoth(config));
    expect([isDone, lines]).toEqual([true, expect.arrayContaining(["left: 0"])]);
    expect(await countOld(config)).toBe(0);

    const platform = await createPlatform(withNewest(config));
    await inDatabase(config, async (db) => {
      await openEverything(db, [newest]);
      const seal = makeSeal([newest]);
      expect((await checkAudit({ db, seal })).broken).toBeNull();
      const { registration_id } = await db.selectFrom("closed_stop_link").selectAll().executeTakeFirstOrThrow();
      expect((await closedLinks({ seal } as Core, db, registration_id))("li@yuanhang.example")).toBe(true);
      const found = await db
        .selectFrom("registration")
        .select("id")
        .where("open_key", "=", emailHash(seal, email))
        .execute();
      expect(found).toHaveLength(1);
    });
    await platform.close();
    expect(await reseal(withNewest(config), "--count")).toMatchObject({ isDone: true });
  });

  test("a company that registered both before and after a change of secrets is recognised once the data is resealed", async ({
    config,
    register,
    codeFor,
  }) => {
    const { call } = await register();
    await fillIn(call);
    await submitSeen(call);
    const proof = { email: "zhao@yuanhang.example", ...(await codeFor("zhao@yuanhang.example")) };
    const platform = await createPlatform(withBoth(config));
    const { registrationToken: token } = await callOf(platform)(registration.start, startWith(proof));
    await fillIn(callOf(platform, { registrationToken: token ?? "" }));
    await platform.close();
    const countDuplicates = () =>
      inDatabase(config, async (db) => {
        const { id } = await db
          .selectFrom("registration")
          .select("id")
          .orderBy("created_at", "desc")
          .where("state", "=", "filling")
          .executeTakeFirstOrThrow();
        return (await listDuplicates(db, id)).length;
      });
    expect(await countDuplicates()).toBe(0);
    expect((await reseal(withBoth(config))).lines).toContain("left: 0");
    expect(await countDuplicates()).toBe(1);
  });

  test("an interrupted run resumes where it stopped; until it completes, starting with only the new secret is rejected", async ({
    config,
    register,
  }) => {
    await register();
    const before = await countOld(config);
    let lines = 0;
    const print = () => {
      lines += 1;
      if (lines === 3) throw new Error("Killed");
    };
    await expect(runCommand(["reseal"], { ...withBoth(config), print })).rejects.toThrow("Killed");
    const afterwards = await countOld(config);
    expect([afterwards > 0, afterwards < before]).toEqual([true, true]);
    expect(await reseal(withBoth(config), "--count")).toMatchObject({ isDone: false });
    await expect(createPlatform(withNewest(config))).rejects.toThrow("SESSION_SECRET");
    expect((await reseal(withBoth(config))).isDone).toBe(true);
    expect(await countOld(config)).toBe(0);
    await (await createPlatform(withNewest(config))).close();
  });

  test("the audit log stays valid, and later rows signed with the old secret invalidate it", async ({
    config,
    register,
  }) => {
    await register();
    await reseal(withBoth(config));
    const isBroken = () =>
      inDatabase(config, async (db) => (await checkAudit({ db, seal: makeSeal([newest]) })).broken !== null);
    expect(await isBroken()).toBe(false);
    await inDatabase(config, async (db) => {
      await recordAudit(db, { at: new Date(), actor: "system", action: "registration.expire", subject: "portal" });
      await linkAudit({ db, seal: makeSeal(config.secrets) });
    });
    expect(await isBroken()).toBe(true);
  });

  test("a value written after it was read is not overwritten", async ({ config, register }) => {
    await register();
    const seal = makeSeal([newest, ...config.secrets]);
    const place = sealedPlaces.find(({ table }) => table === "registration");
    if (!place) throw new Error("The registrants are on no list");
    await inDatabase(config, async (db) => {
      const [row] = await listSealed(db, place);
      const written = seal.close({ name: "李娜", email: "li@yuanhang.example" }, place.about(row as SealedRow));
      const id = String(row?.id);
      await db.updateTable("registration").set({ owner_sealed: written }).where("id", "=", id).execute();
      const tally = newTally();
      await moveValue({ db, seal }, place, row as SealedRow, tally);
      expect(tally).toEqual(newTally());
      const { owner_sealed } = await db
        .selectFrom("registration")
        .select("owner_sealed")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect(owner_sealed).toBe(written);
    });
  });

  test("values that suppliers save during a run are not lost", async ({ config, register }) => {
    const { token } = await register();
    const platform = await createPlatform(withBoth(config));
    const call = callOf(platform, { registrationToken: token });
    const saves = 20;
    const save = async () => {
      for (let version = 0; version < saves; version++)
        await call(registration.saveSection, { section: "basic", version, values: { companyName: `远航 ${version}` } });
    };
    const [, outcome] = await Promise.all([save(), reseal(withBoth(config))]);
    expect(outcome.lines).toContain("left: 0");
    expect(await call(registration.loadSection, { section: "basic" })).toMatchObject({
      version: saves,
      values: { companyName: `远航 ${saves - 1}` },
    });
    await platform.close();
  });

  test("values that cannot be decrypted are reported by table and column, and the old secret remains required", async ({
    config,
    register,
  }) => {
    await register();
    await inDatabase(config, (db) =>
      db
        .updateTable("registration")
        .set({ owner_sealed: `${oldPrefix(config)}broken` })
        .where("state", "=", "filling")
        .execute(),
    );
    const { isDone, lines } = await reseal(withBoth(config));
    expect(isDone).toBe(false);
    expect(lines.join("\n")).toMatch(/^PROBLEM: registration\.owner_sealed: \d+ cannot be opened$/m);
    expect(lines.join("\n")).not.toContain("broken");
    await expect(createPlatform(withNewest(config))).rejects.toThrow("SESSION_SECRET");
  });

  test("two open registrations of one address are reported, because one hash cannot find both", async ({
    config,
    register,
  }) => {
    const first = await register();
    await register("zhao@yuanhang.example");
    const seal = makeSeal([newest, ...config.secrets]);
    await inDatabase(config, async (db) => {
      const of = emailHash(makeSeal(config.secrets), "zhao@yuanhang.example");
      const { id } = await db
        .selectFrom("registration")
        .select("id")
        .where("open_key", "=", of)
        .executeTakeFirstOrThrow();
      const owner_sealed = sealOwner(seal, id, { name: "王伟", email: first.email });
      const open_key = emailHash(seal, first.email);
      await db.updateTable("registration").set({ owner_sealed, open_key }).where("id", "=", id).execute();
    });
    const { isDone, lines } = await reseal(withBoth(config));
    expect([isDone, lines]).toEqual([
      false,
      expect.arrayContaining(["PROBLEM: registration.open_key: 1 is taken by another row", "left: 1"]),
    ]);
  });

  test("with only one secret nothing is moved", async ({ config, register }) => {
    await register();
    const { isDone, lines } = await reseal(config);
    expect([isDone, lines]).toEqual([true, ["left: 0", "Everything is under the newest secret."]]);
  });
});
