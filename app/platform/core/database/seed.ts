import { minutes } from "~/rules/time";
import type { Db } from "./schema";
import { isLockWaitOver } from "./unavailable";

/** The time for which a start waits while another process fills the reference tables. */
const seedTimeoutMs = minutes(1);

type Seed = {
  name: string;
  version: string;
  /** Writes the rows of this seed; called only if the database has another version of it. */
  write: (trx: Db) => Promise<void>;
};

/**
 * Fills reference tables from the code when their version differs, in one transaction. Of several processes that start
 * together one writes; the others wait for it, longer than the server lets a single query wait.
 */
export async function seedOnce(db: Db, seed: Seed): Promise<boolean> {
  const end = Date.now() + seedTimeoutMs;
  for (;;)
    try {
      return await seedNow(db, seed);
    } catch (error) {
      if (!isLockWaitOver(error) || Date.now() > end) throw error;
    }
}

async function seedNow(db: Db, { name, version, write }: Seed): Promise<boolean> {
  if (await isSeeded(db, name, version)) return false;
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto("seed")
      .values({ name, version: "" })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
      .execute();
    if (await isSeeded(trx, name, version)) return false;
    await write(trx);
    await trx.updateTable("seed").set({ version }).where("name", "=", name).execute();
    return true;
  });
}

async function isSeeded(db: Db, name: string, version: string) {
  const row = await db.selectFrom("seed").select("version").where("name", "=", name).executeTakeFirst();
  return row?.version === version;
}
