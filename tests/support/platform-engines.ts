import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { openDatabase } from "~/platform/db/database";
import { seedLov } from "~/platform/lov/seed";
import { seedTexts } from "~/platform/texts/seed";

/** A kind of database: makes ready ones for tests, each for itself. */
export type Engine = { name: string; make(): Promise<{ url: string; drop(): Promise<void> }>; close(): Promise<void> };

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function prepare(url: string) {
  const db = await openDatabase(url, silent);
  await seedLov(db);
  await seedTexts(db);
  await db.destroy();
}

/** A migrated and seeded file is made once and copied for each test. */
export function sqlite(): Engine {
  let template: Promise<string> | undefined;
  async function makeTemplate() {
    const folder = await mkdtemp(path.join(tmpdir(), "platform-template-"));
    await prepare(`file:${folder}/template.db`);
    return folder;
  }
  return {
    name: "SQLite",
    async make() {
      const from = await (template ??= makeTemplate());
      const folder = await mkdtemp(path.join(tmpdir(), "platform-"));
      await copyFile(`${from}/template.db`, `${folder}/platform.db`);
      return { url: `file:${folder}/platform.db`, drop: () => rm(folder, { recursive: true }) };
    },
    close: async () => template && rm(await template, { recursive: true }),
  };
}

const server = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

async function administer(statement: string) {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const addressOf = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;
const newName = () => `platform_${randomBytes(6).toString("hex")}`;

/** The same with a template database, on a server that is reachable. */
export function postgres(): Engine {
  let template: Promise<string> | undefined;
  async function makeTemplate() {
    const name = newName();
    await administer(`create database ${name}`);
    await prepare(addressOf(name));
    return name;
  }
  const drop = (name: string) => administer(`drop database ${name} with (force)`);
  return {
    name: "PostgreSQL",
    async make() {
      const from = await (template ??= makeTemplate());
      const name = newName();
      await administer(`create database ${name} template ${from}`);
      return { url: addressOf(name), drop: () => drop(name) };
    },
    close: async () => template && drop(await template),
  };
}

/** Whether the tests can run on PostgreSQL here. */
export const hasPostgres = (): Promise<boolean> =>
  administer("select 1").then(
    () => true,
    () => false,
  );
