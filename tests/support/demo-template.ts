import { rm } from "node:fs/promises";
import { dropCopies, emptyPostgres, hasPostgres } from "./platform-engines";
import { startPortal } from "./server";

/**
 * Creates the initial data of a demo once for all tests, on each engine. Each portal gets a copy instead of seeding its
 * own database. For the global setup of a test runner.
 */
export default async function makeDemo(): Promise<() => Promise<void>> {
  const folder = await fill({});
  process.env.DEMO_TEMPLATE = folder;
  const database = (await hasPostgres()) ? await emptyPostgres() : null;
  if (database) process.env.DEMO_TEMPLATE_POSTGRES_FILES = await fill({ DATABASE_URL: database.url });
  process.env.DEMO_TEMPLATE_POSTGRES = database?.name;
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (!database) return;
    await dropCopies(database.name);
    await database.drop();
  };
}

/** Starts a portal once; returns the folder with its data. */
async function fill(settings: Record<string, string>): Promise<string> {
  const portal = await startPortal(settings);
  await portal.kill("SIGTERM");
  return portal.folder;
}
