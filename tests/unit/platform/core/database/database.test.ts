import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { expect } from "vitest";
import { files, registration } from "~/contract";
import { claimJob } from "~/platform/core/jobs/run-jobs";
import { lockTimeoutMs } from "~/platform/core/database/postgres";
import { openDatabase } from "~/platform/core/database/database";
import { seedOnce } from "~/platform/core/database/seed";
import { makeSeal } from "~/platform/core/seal";
import type { Tables } from "~/platform/core/database/schema";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import { altered } from "../../../../support/altered";
import { textsIn } from "../../../../support/every-row";
import { engines, onEveryEngine, test as plain } from "../../../../support/platform";
import { completeValues, fillIn, pdf } from "../../../../support/platform-complete";
import { runJobs } from "../../../../support/platform-jobs";
import { submitSeen } from "../../../../support/seen";

const tables = [
  "registration",
  "registration_section",
  "registration_session",
  "stage_history",
  "counter",
  "verification_code",
  "rate",
  "outbox",
  "file_uuid",
  "stored_file",
  "pending_bytes",
  "audit_event",
  "job",
  "task",
  "onboarding_event",
  "returned_item",
  "submitted_section",
  "company_key",
  "likeness_key",
  "block_key",
  "sanction_hit",
] as const satisfies (keyof Tables)[];

async function dumpOf({ databaseUrl, log }: PlatformConfig) {
  const db = await openDatabase(databaseUrl, log);
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  await db.destroy();
  return JSON.stringify(rows);
}

onEveryEngine((test) => {
  test("a stolen database reveals nothing entered except the names of companies that submitted, and neither do the logs", async ({
    register,
    config,
    events,
  }) => {
    const { call, email, token } = await register();
    const values = await completeValues(call);
    await fillIn(call);
    const { content: attachmentUUID } = await call(files.createUuid, {});
    await call(files.upload, { attachmentUUID, file: pdf("身份证 王伟.pdf") });
    const draft = await dumpOf(config);
    await submitSeen(call);
    await call(registration.load, {}, { registrationToken: "wrong-token-of-someone" }).catch(() => undefined);

    const dump = await dumpOf(config);
    const secrets = [
      email,
      token,
      "王伟",
      "身份证",
      ...textsIn(values).filter((text) => text.length > 7 && !/^([\da-f]{33}|[a-zA-Z]+)$/.test(text)),
    ];
    expect(secrets.length).toBeGreaterThan(12);
    // Reviewers search by these after submission; before that, only the supplier can read them.
    const listed = [values.basic.companyName, values.basic.companyEnglishName];
    for (const secret of secrets) {
      expect([secret, draft.includes(secret)]).toEqual([secret, false]);
      expect([secret, dump.includes(secret)]).toEqual([secret, listed.includes(secret)]);
      expect([secret, events.join("\n").includes(secret)]).toEqual([secret, false]);
    }
  });

  test("emails in the outbox are encrypted, and no code is logged", async ({ codeFor, config, events }) => {
    const { code } = await codeFor("wang@yuanhang.example");
    const db = await openDatabase(config.databaseUrl, config.log);
    const dump = JSON.stringify(await db.selectFrom("outbox").selectAll().execute());
    await db.destroy();
    expect(code).toMatch(/^\d{6}$/);
    expect(dump).not.toContain(code);
    expect(events.join()).not.toContain(code);
  });

  test("two processes can start on one database at the same time", async ({ config }) => {
    const both = await Promise.all([createPlatform(config), createPlatform(config)]);
    expect(await Promise.all(both.map((platform) => platform.ready()))).toMatchObject([
      { ok: true, degraded: [] },
      { ok: true, degraded: [] },
    ]);
    await Promise.all(both.map((platform) => platform.close()));
  });

  test("a starting process waits for another that seeds a table, even longer than the lock timeout of a query", async ({
    config,
  }) => {
    const [db, other] = [
      await openDatabase(config.databaseUrl, config.log),
      await openDatabase(config.databaseUrl, config.log),
    ];
    const writes: string[] = [];
    const seed = (by: string, write: () => Promise<void>) => ({
      name: "slow list",
      version: "1",
      async write() {
        await write();
        writes.push(by);
      },
    });
    let isWriting: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => (isWriting = resolve));
    const first = seedOnce(
      db,
      seed("first", async () => (isWriting?.(), setTimeout(lockTimeoutMs + 500))),
    );
    await begun;
    expect(
      await seedOnce(
        other,
        seed("second", async () => undefined),
      ),
    ).toBe(false);
    expect([await first, writes]).toEqual([true, ["first"]]);
    await Promise.all([db.destroy(), other.destroy()]);
  });

  test("only one of several processes runs a job", async ({ config, clock }) => {
    const db = await openDatabase(config.databaseUrl, config.log);
    const claims = () => Promise.all(Array.from({ length: 5 }, () => claimJob(db, "sweep", clock.now, 600)));
    expect((await claims()).filter(Boolean)).toHaveLength(1);
    expect((await claims()).filter(Boolean)).toHaveLength(0);
    clock.advance(600);
    expect((await claims()).filter(Boolean)).toHaveLength(1);
    await db.destroy();
  });

  test("expired codes, sessions and rate limits are deleted by the scheduled job", async ({
    register,
    config,
    clock,
  }) => {
    await register();
    const db = await openDatabase(config.databaseUrl, config.log);
    const registered = () => db.selectFrom("registration").select("id").orderBy("id").execute();
    const before = await registered();
    clock.advance(25 * 3600);
    await runJobs(config);
    for (const table of ["verification_code", "registration_session", "rate"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await registered()).toEqual(before);
    await db.destroy();
  });

  test("a lost database makes the platform report that it is not ready", async ({ platform, config }) => {
    expect(await platform.ready()).toMatchObject({ ok: true, degraded: [] });
    const other = await createPlatform(config);
    await other.close();
    expect(await other.ready()).toEqual({ ok: false, degraded: ["database"] });
  });

  test("rows encrypted with an older secret can still be decrypted, and their email address is still found", async ({
    register,
    config,
    platform,
    clock,
  }) => {
    const { call } = await register();
    await call(registration.saveSection, { section: "basic", version: 0, values: { duns: "1" } });
    await platform.close();
    clock.advance(61);
    const rotated = await createPlatform({
      ...config,
      secrets: ["a newer secret of more than thirty-two characters", ...config.secrets],
    });
    const loaded = await rotated.fetch(
      new Request(`http://platform.test${registration.requestCode.path}`, {
        method: "POST",
        body: JSON.stringify({ email: "wang@yuanhang.example", language: "zh" }),
      }),
    );
    expect(loaded.status).toBe(200);
    await rotated.close();
  });
});

plain("two processes can start a portal in an empty folder at the same time", async ({ config }) => {
  const folder = await mkdtemp(`${tmpdir()}/platform-empty-`);
  const started = { ...config, databaseUrl: `file:${folder}/new/portal.db` };
  const both = await Promise.all([createPlatform(started), createPlatform(started)]);
  await Promise.all(both.map((platform) => platform.close()));
  await rm(folder, { recursive: true });
});

plain("an encrypted value can be opened only in its own place, and only unaltered", () => {
  const seal = makeSeal(["x".repeat(32)]);
  const sealed = seal.close({ iban: "NO9386011117947" }, "row:1");
  expect(seal.open(sealed, "row:1")).toEqual({ iban: "NO9386011117947" });
  expect(() => seal.open(sealed, "row:2")).toThrow();
  expect(() => seal.open(altered(sealed), "row:1")).toThrow();
  expect(() => makeSeal(["y".repeat(32)]).open(sealed, "row:1")).toThrow();
  expect(makeSeal(["y".repeat(32), "x".repeat(32)]).open(sealed, "row:1")).toEqual({ iban: "NO9386011117947" });
  expect(() => makeSeal(["short"])).toThrow();
});

for (const engine of engines.filter(({ name }) => name === "PostgreSQL"))
  plain(
    "a connection dropped by the server in the middle of a transaction ends neither the process nor the next request",
    async () => {
      const database = await engine.make();
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      const db = await openDatabase(database.url, log);
      const other = new Client({ connectionString: database.url });
      await other.connect();
      const uncaught: unknown[] = [];
      const note = (error: unknown) => void uncaught.push(error);
      process.on("uncaughtException", note);
      const interrupted = db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await other.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
        // The client learns of it between two queries.
        await other.query("select pg_sleep(0.2)");
        await sql`select 1`.execute(trx);
      });
      await expect(interrupted).rejects.toThrow(/terminat|connection/i);
      expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
      process.off("uncaughtException", note);
      expect(uncaught).toEqual([]);
      await other.end();
      await db.destroy();
      await database.drop();
    },
  );
