import { sql } from "kysely";
import { Client } from "pg";
import { expect, onTestFinished, test as plain } from "vitest";
import { runCommand } from "~/platform/commands/run-command";
import { openUnchanged } from "~/platform/core/database/database";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import { eventually } from "../../../support/eventually";
import { newest, undoNewest } from "../../../support/undo-newest";
import { newFolder } from "../../../support/new-folder";
import { onEveryEngine } from "../../../support/platform";
import { inDatabase } from "../../../support/platform-database";
import { configOf } from "../../../support/platform-config";
import { documentedGrants } from "../../../support/operations-page";
import { emptyPostgres, hasPostgres } from "../../../support/platform-engines";

const migrate = (config: PlatformConfig, ...args: string[]) => runCommand(["migrate", ...args], config);

onEveryEngine((test) => {
  test("a dry run lists pending migrations and changes nothing; the next run brings the database up to date", async ({
    config,
  }) => {
    expect((await migrate(config)).lines).toEqual(["The database is up to date."]);
    await undoNewest(config);
    for (let time = 1; time <= 2; time++)
      expect(await migrate(config, "--dry-run")).toEqual({
        isDone: true,
        lines: [`${newest.length} pending:`, ...newest],
      });
    expect(await migrate(config)).toEqual({ isDone: true, lines: [`${newest.length} done:`, ...newest] });
    expect((await migrate(config, "--dry-run")).lines).toEqual(["The database is up to date."]);
  });

  test("a failed migration is reported in one line and leaves the database unchanged", async ({ config }) => {
    await undoNewest(config);
    await inUnchanged(config, (db) => sql`create index tenant_by_owner on tenant (registration_id)`.execute(db));
    await expect(migrate(config)).rejects.toThrow(
      new RegExp(`^Migration ${newest[0]} failed and was rolled back: .+$`),
    );
    await expect(createPlatform(config)).rejects.toMatchObject({ name: "SettingsError" });
    expect((await migrate(config, "--dry-run")).lines).toEqual([`${newest.length} pending:`, ...newest]);
  });

  test("a database of a newer build is refused with a message that explains what to do", async ({ config }) => {
    await inDatabase(config, (db) =>
      sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01T00:00:00Z')`.execute(db),
    );
    const refusal = {
      name: "SettingsError",
      message: expect.stringMatching(/\(999-later\).*restore the backup/) as string,
    };
    await expect(createPlatform(config)).rejects.toMatchObject(refusal);
    await expect(migrate(config)).rejects.toMatchObject(refusal);
  });
});

async function inUnchanged(config: PlatformConfig, change: (db: ReturnType<typeof openUnchanged>) => Promise<unknown>) {
  const db = openUnchanged(config.databaseUrl, config.log);
  await change(db).finally(() => db.destroy());
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A separate database on PostgreSQL, with two connections that own it: inside a transaction, the activity stays as first read. */
async function openPostgres() {
  const database = await emptyPostgres();
  const [owner, watcher] = [database.url, database.url].map((connectionString) => new Client({ connectionString })) as [
    Client,
    Client,
  ];
  await Promise.all([owner.connect(), watcher.connect()]);
  onTestFinished(async () => {
    await Promise.all([owner.end(), watcher.end()]);
    await database.drop();
  });
  const folder = await newFolder();
  const config = configOf({
    databaseUrl: database.url,
    storageUrl: `file:${folder}`,
    clock: () => new Date(),
    log: quiet,
  });
  return { config, owner, watcher, name: database.name };
}

plain.runIf(await hasPostgres())(
  "after the owner has migrated, the portal runs with a role that cannot change tables",
  async () => {
    const { config, owner, name } = await openPostgres();
    const role = `serving_${name}`;
    await owner.query(`create role ${role} login password 'secret'`);
    onTestFinished(async () => {
      await owner.query(`drop owned by ${role}`);
      await owner.query(`drop role ${role}`);
    });
    await owner.query(documentedGrants(role));
    const serving = {
      ...config,
      databaseUrl: Object.assign(new URL(config.databaseUrl), { username: role, password: "secret" }).href,
    };
    await expect(createPlatform(serving)).rejects.toThrow(
      /^Migrations are pending \(001-registrations, .*npm run migrate/,
    );
    expect((await migrate(config)).isDone).toBe(true);
    const platform = await createPlatform(serving);
    expect((await platform.ready()).degraded).toEqual([]);
    await platform.close();
  },
);

plain.runIf(await hasPostgres())(
  "a migration waits for a locked table without blocking the requests behind it",
  async () => {
    const { config, owner, watcher } = await openPostgres();
    await migrate(config);
    await undoNewest(config);
    await owner.query("begin");
    await owner.query("lock table tenant in row exclusive mode");
    const isMigrated = migrate(config);
    const waiting =
      "select count(*)::int as total from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await eventually(async () => expect((await watcher.query(waiting)).rows).toEqual([{ total: 1 }]));
    // It cancels the lock request, so that a request that needs the table is not queued behind it.
    await eventually(async () => expect((await watcher.query(waiting)).rows).toEqual([{ total: 0 }]));
    await owner.query("commit");
    expect((await isMigrated).lines).toEqual([`${newest.length} done:`, ...newest]);
  },
);
