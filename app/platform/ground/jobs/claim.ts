import type { Db } from "~/platform/ground/database/schema";
import { iso, secondsLater } from "~/platform/ground/base/instants";

/**
 * Whether this process is to run the job now: of several, one claims it for the time given. A job that is due later than
 * that was claimed by a clock that was ahead, so it is due now.
 */
export async function claimJob(db: Db, name: string, now: Date, everySeconds: number): Promise<boolean> {
  const next = iso(secondsLater(now, everySeconds));
  await db
    .insertInto("job")
    .values({ name, due_at: iso(now) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ due_at: next })
    .where("name", "=", name)
    .where((row) => row.or([row("due_at", "<=", iso(now)), row("due_at", ">", next)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
