import "./quick-hashing";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { memoryFolder } from "../../scripts/memory-folder.mjs";
import { openDatabase } from "~/platform/core/database/database";
import { createPlatform } from "~/platform/platform.server";
import { beginning, configOf } from "./platform-config";
import { keepPristine } from "./pristine-postgres";
import { dropCopies, emptyPostgres, hasPostgres, type Template } from "./platform-engines";

declare module "vitest" {
  interface ProvidedContext {
    templates: { sqlite: Template; postgres: Template | null };
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Creates the initial database and files of a demo once for all tests; each test gets a copy. */
export default async function makeTemplates(project: TestProject) {
  const folder = await mkdtemp(path.join(memoryFolder(), "platform-templates-"));
  const sqlite = { from: `${folder}/template.db`, files: `${folder}/sqlite` };
  await begin(`file:${sqlite.from}`, sqlite.files);
  const database = (await hasPostgres()) ? await emptyPostgres() : null;
  const postgres = database && { from: database.name, files: `${folder}/postgres` };
  if (postgres) {
    await begin(database.url, postgres.files);
    await keepPristine(database.url);
  }
  project.provide("templates", { sqlite, postgres });
  return async () => {
    // Waits for a copy that a worker is still creating, and drops it with the others.
    await database?.drop();
    if (database) await dropCopies(database.name);
    await rm(folder, { recursive: true });
  };
}

/**
 * The companies in the review queue and their figures: tests of single calls do not need them, and every job would
 * process them.
 */
const leftOut = ["demo desk", "demo figures"];

async function begin(databaseUrl: string, files: string) {
  const db = await openDatabase(databaseUrl, silent);
  await db
    .insertInto("seed")
    .values(leftOut.map((name) => ({ name, version: "1" })))
    .execute();
  await db.destroy();
  const platform = await createPlatform(
    configOf({ databaseUrl, storageUrl: `file:${files}`, clock: () => beginning, log: silent }),
  );
  await platform.close();
}
