import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { UsageError } from "~/platform/commands/command";

type Engine = "sqlite" | "postgres";

/** The engine of a database address. */
export const engineOf = (url: string): Engine => (url.startsWith("file:") ? "sqlite" : "postgres");

/** The file of the database in a backup. */
export const dumpNames: Record<Engine, string> = { sqlite: "database.db", postgres: "database.dump" };

const fileOf = (url: string) => url.slice("file:".length);

/**
 * Writes a consistent copy of the database while the portal is running. Throws with the message of `pg_dump` if that
 * fails.
 */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  if (engineOf(url) === "postgres")
    return runClient("pg_dump", url, ["--format=custom", "--no-owner", "--no-privileges", "--file", file]);
  const database = new DatabaseSync(fileOf(url), { readOnly: true });
  try {
    database.prepare("vacuum into ?").run(file);
  } finally {
    database.close();
  }
}

/** Restores the copy into an empty database. Throws a `UsageError` if the database is not empty. */
export async function loadDatabase(url: string, file: string): Promise<void> {
  if (engineOf(url) === "postgres") {
    await runClient("pg_restore", url, [
      "--no-owner",
      "--no-privileges",
      "--exit-on-error",
      "--single-transaction",
      file,
    ]);
    return;
  }
  if (existsSync(fileOf(url)))
    throw new UsageError(`There is a database at ${fileOf(url)}. Restore into an empty place.`);
  await mkdir(path.dirname(fileOf(url)), { recursive: true });
  await copyFile(file, fileOf(url));
}

/** Runs a client program of PostgreSQL. The address is passed in the environment: other users can read arguments. */
async function runClient(program: "pg_dump" | "pg_restore", url: string, args: string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1));
  // oxlint-disable-next-line no-restricted-properties -- the path of the client programs is not a setting of the portal
  const { PATH } = process.env;
  const env = {
    NODE_ENV: "production" as const,
    PATH,
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: database,
    ...(searchParams.has("sslmode") && { PGSSLMODE: searchParams.get("sslmode") ?? "" }),
    ...(searchParams.has("sslrootcert") && { PGSSLROOTCERT: searchParams.get("sslrootcert") ?? "" }),
  };
  // pg_restore connects only if it is given a database.
  const target = program === "pg_restore" ? ["--dbname", database] : [];
  const child = spawn(program, [...target, ...args], { env, stdio: ["ignore", "ignore", "pipe"] });
  const [errors] = await Promise.all([text(child.stderr), once(child, "close")]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      throw new UsageError(`${program} was not found. Install the client programs of PostgreSQL.`);
    },
  );
  if (child.exitCode !== 0) throw new UsageError(`${program}: ${errors.trim()}`);
}
