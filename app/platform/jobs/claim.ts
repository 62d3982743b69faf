import type { Db } from "../db/schema";
import { iso, secondsLater } from "../instants";

/** Whether this process is to run the job now: of several, one claims it for the time given. */
export async function claimJob(db: Db, name: string, now: Date, everySeconds: number): Promise<boolean> {
  await db
    .insertInto("job")
    .values({ name, due_at: iso(now) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ due_at: iso(secondsLater(now, everySeconds)) })
    .where("name", "=", name)
    .where("due_at", "<=", iso(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
