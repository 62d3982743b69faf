import { iso } from "~/platform/core/base/instants";
import type { Db } from "~/platform/core/database/schema";

/** Emails that are not sent until an operator releases them: a restored backup would otherwise send them a second time. */
export const heldUntil = "9999-12-31T00:00:00.000Z";

/** Holds all pending emails and text messages. */
export async function holdEmails(db: Db): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ next_at: heldUntil, leased_until: null })
    .where("state", "=", "queued")
    .execute();
}

const held = (db: Db) => db.selectFrom("outbox").where("state", "=", "queued").where("next_at", "=", heldUntil);

/** The number of held emails and text messages. */
export async function countHeldEmails(db: Db): Promise<number> {
  const { total } = await held(db)
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The held emails by kind, with the oldest and the newest instant at which they were written. */
export const listHeldEmails = (db: Db) =>
  held(db)
    .select(({ fn }) => [
      "kind",
      fn.countAll().as("total"),
      fn.min("created_at").as("oldest"),
      fn.max("created_at").as("newest"),
    ])
    .groupBy("kind")
    .orderBy("kind")
    .execute();

/** Sends held emails of this kind, or all of them. Returns their number. */
export async function releaseEmails(db: Db, kind: string | undefined, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ next_at: iso(now), created_at: iso(now) })
    .where("state", "=", "queued")
    .where("next_at", "=", heldUntil)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes held emails of this kind, or all of them: they were sent before the backup was restored. Returns their number. */
export async function dropHeldEmails(db: Db, kind: string | undefined): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("state", "=", "queued")
    .where("next_at", "=", heldUntil)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
