import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { linkFiles } from "./link-files";
import { restore } from "./pristine-postgres";

/** A database that is copied, and the folder of the files that belong to it. */
export type Template = { from: string; files: string };
/** A kind of database: creates one for each test, with its files in the given folder; empty without a template. */
export type Engine = { name: string; make(files?: string): Promise<{ url: string; drop(): Promise<void> }> };

export function sqlite(template?: Template): Engine {
  return {
    name: "SQLite",
    async make(files) {
      const folder = await mkdtemp(path.join(tmpdir(), "platform-"));
      if (template) await copyFile(template.from, `${folder}/platform.db`);
      if (template && files) linkFiles(template.files, files);
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

/** The prefix of the names of a template's copies. */
const copyOf = (template: string) => `${template}_`;

/** Drops the copies of a template. */
export async function dropCopies(template: string): Promise<void> {
  const rows = await administer(`select datname from pg_database where starts_with(datname, '${copyOf(template)}')`);
  await Promise.all(rows.map(({ datname }) => dropDatabase(datname)));
}

/**
 * Hands out copies of a template. A used copy is restored while the next test prepares, and used again: creating and dropping a
 * database takes ten times as long. A copy that cannot be restored is dropped.
 */
function reusedCopies(template: string): () => Promise<{ url: string; drop(): Promise<void> }> {
  const free: Promise<Copy | undefined>[] = [];
  const giveBack = (copy: Copy) =>
    copy.restore().then(
      (isRestored) => (isRestored ? copy : void copy.drop()),
      () => undefined,
    );
  return async () => {
    const copy = (await free.pop()) ?? (await openCopy(template));
    return { url: copy.url, drop: async () => void free.push(giveBack(copy)) };
  };
}

type Copy = { url: string; restore(): Promise<boolean>; drop(): Promise<void> };

async function openCopy(template: string): Promise<Copy> {
  const copy = await emptyPostgres(template);
  const client = new Client({ connectionString: copy.url });
  // The copy is dropped under the connection at the end.
  client.on("error", () => undefined);
  await client.connect();
  return {
    url: copy.url,
    restore: () => restore(client),
    async drop() {
      await client.end().then(
        () => copy.drop(),
        () => undefined,
      );
    },
  };
}

/** Like `sqlite`, but on PostgreSQL. */
export function postgres(template?: Template): Engine {
  const database = template ? reusedCopies(template.from) : () => emptyPostgres();
  return {
    name: "PostgreSQL",
    async make(files) {
      if (template && files) linkFiles(template.files, files);
      return database();
    },
  };
}

/** A database with a demo's initial data if there is a template of it (`demo-template.ts`), otherwise an empty one. */
export const demoInPostgres = (): Promise<Database> => emptyPostgres(process.env.DEMO_TEMPLATE_POSTGRES);

/** Whether the tests run on PostgreSQL too: it is reachable, and SQLite was not requested explicitly (`npm run check`). */
export const hasPostgres = async (): Promise<boolean> =>
  process.env.TEST_ENGINES !== "sqlite" &&
  (await administer("select 1").then(
    () => true,
    () => false,
  ));
