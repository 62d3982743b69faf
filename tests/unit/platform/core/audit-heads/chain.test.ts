import { expect } from "vitest";
import { log } from "~/contract";
import { linkAudit, recordAudit } from "~/platform/core/audit";
import { verifyAudit } from "~/platform/core/audit-heads/verify";
import { secondsLater } from "~/platform/core/base/instants";
import { openDatabase } from "~/platform/core/database/database";
import { makeSeal } from "~/platform/core/seal";
import { auditLateSeconds, auditVeryLateSeconds } from "~/platform/core/settings/durations";
import { onEveryEngine } from "../../../../support/platform";
import { removeGuards } from "../../../../support/platform-audit";
import { signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("the log is checked from the start, and a single altered row is detected", async ({
    platform,
    config,
    register,
  }) => {
    await register();
    const { call } = await signedIn(platform, "buyer");
    const db = await openDatabase(config.databaseUrl, config.log);
    await db.transaction().execute(async (trx) => {
      for (let at = 0; at < 2100; at++) {
        const when = new Date(1.75e12 + at);
        await recordAudit(trx, { at: when, actor: "system", action: "news.test", subject: `row:${at}` });
      }
    });
    const sound = await call(log.checkLog, {});
    expect(sound.broken).toBeNull();
    expect(sound.checked).toBeGreaterThan(2100);

    const change = () =>
      db.updateTable("audit_event").set({ action: "test.other" }).where("subject", "=", "row:1500").execute();
    await expect(change()).rejects.toThrow(/only ever added/);
    await expect(db.deleteFrom("audit_event").where("subject", "=", "row:1500").execute()).rejects.toThrow(
      /only ever added/,
    );
    // The database owner can still remove the guards; the chain then reveals the change.
    await removeGuards(db, config.databaseUrl);
    await change();
    await db.destroy();
    const { broken } = await call(log.checkLog, {});
    expect(broken).toMatchObject({ problem: "altered" });
  });

  test("a row that is inserted among linked ones is not linked, but reported as waiting", async ({ config, clock }) => {
    const db = await openDatabase(config.databaseUrl, config.log);
    const core = { db, seal: makeSeal(config.secrets) };
    const record = (subject: string, at: Date) =>
      db.transaction().execute((trx) => recordAudit(trx, { at, actor: "system", action: "news.test", subject }));
    await record("row:1", clock.now);
    await linkAudit(core);
    await record("row:inserted", secondsLater(clock.now, -2 * auditVeryLateSeconds));
    await record("row:committed very late", secondsLater(clock.now, -2 * auditLateSeconds));
    await record("row:committed late", secondsLater(clock.now, -auditLateSeconds + 1));
    await record("row:2", clock.now);
    expect(await linkAudit(core)).toBe(2);
    expect(await linkAudit(core)).toBe(0);
    expect(await linkAudit(core, auditVeryLateSeconds)).toBe(1);
    await db.destroy();
    const { chain } = await verifyAudit(config);
    expect(chain).toMatchObject({ unlinked: 1, broken: [] });
  });

  test("only a user who can export the log can check it", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    await expect(call(log.checkLog, {})).rejects.toMatchObject({ status: 403 });
  });
});
