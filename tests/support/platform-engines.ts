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
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

const addressOf = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;

type Database = { name: string; url: string; drop(): Promise<void> };

/** A new database on the server that is reachable. */
export async function emptyPostgres(template?: string): Promise<Database> {
  const id = randomBytes(6).toString("hex");
  const name = template ? `${copyOf(template)}${id}` : `platform_${id}`;
  await administer(`create database ${name}${template ? ` template ${template}` : ""}`);
  return { name, url: addressOf(name), drop: () => dropDatabase(name) };
}

async function dropDatabase(name: string) {
  await administer(`drop database if exists ${name} with (force)`);
}

/** What the names of a template's copies begin with. */
const copyOf = (template: string) => `${template}_`;

/** Drops the copies of a template that are left: one that was made ahead, and those whose test was stopped. */
export async function dropCopies(template: string): Promise<void> {
  const rows = await administer(`select datname from pg_database where starts_with(datname, '${copyOf(template)}')`);
  await Promise.all(rows.map(({ datname }) => dropDatabase(datname)));
}

/**
 * Gives copies of a template without a wait: the next one is made, and the last one dropped, while a test runs. Nobody
 * waits for what is left at the end: `dropCopies` does.
 */
function copiesAhead(template: string): () => Promise<Database> {
  let ahead: Promise<Database> | undefined;
  const inBackground = async <Done>(work: Promise<Done>) => void (await work.catch(() => undefined));
  return async () => {
    const taken = ahead ?? emptyPostgres(template);
    // Before anything is waited for: of two that ask at once, each gets a copy of its own.
    ahead = undefined;
    const copy = await taken;
    ahead ??= emptyPostgres(template);
    void inBackground(ahead);
    return { ...copy, drop: async () => void inBackground(copy.drop()) };
  };
}

/** The same on PostgreSQL. */
export function postgres(template?: Template): Engine {
  const database = template ? copiesAhead(template.from) : () => emptyPostgres();
  return {
    name: "PostgreSQL",
    async make(files) {
      if (template && files) await cp(template.files, files, { recursive: true });
      return database();
    },
  };
}

/** Whether the tests run on PostgreSQL too: it answers, and nobody asked for SQLite alone (`npm run check`). */
export const hasPostgres = async (): Promise<boolean> =>
  process.env.TEST_ENGINES !== "sqlite" &&
  (await administer("select 1").then(
    () => true,
    () => false,
  ));
