import { expect } from "vitest";
import { log } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { openDatabase } from "~/platform/core/database/database";
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

  test("only a user who can export the log can check it", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    await expect(call(log.checkLog, {})).rejects.toMatchObject({ status: 403 });
  });
});
