import { randomBytes } from "node:crypto";
import { copyFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";

/** A database that is copied, and the folder of the files that belong to it. */
export type Template = { from: string; files: string };
/** A kind of database: makes one for each test, with its files in the folder given; empty where there is no template. */
export type Engine = { name: string; make(files?: string): Promise<{ url: string; drop(): Promise<void> }> };

export function sqlite(template?: Template): Engine {
  return {
    name: "SQLite",
    async make(files) {
      const folder = await mkdtemp(path.join(tmpdir(), "platform-"));
      if (template) await copyFile(template.from, `${folder}/platform.db`);
      if (template && files) await cp(template.files, files, { recursive: true });
      return { url: `file:${folder}/platform.db`, drop: () => rm(folder, { recursive: true }) };
    },
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

/** A new database on the server that is reachable. */
export async function emptyPostgres(template?: string) {
  const name = `platform_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name}${template ? ` template ${template}` : ""}`);
  return { name, url: addressOf(name), drop: () => administer(`drop database ${name} with (force)`) };
}

/** The same on PostgreSQL. */
export const postgres = (template?: Template): Engine => ({
  name: "PostgreSQL",
  async make(files) {
    if (template && files) await cp(template.files, files, { recursive: true });
    return emptyPostgres(template?.from);
  },
});

/** Whether the tests can run on PostgreSQL here. */
export const hasPostgres = (): Promise<boolean> =>
  administer("select 1").then(
    () => true,
    () => false,
  );
