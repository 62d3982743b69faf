import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The registration that an email concerns, and the reason and time of a failed delivery. */
export const undeliveredLetters: Migration = {
  async up(db: Kysely<unknown>) {
    const table = () => db.schema.alterTable("outbox");
    await table().addColumn("registration_id", "text").execute();
    await table()
      .addColumn("is_secret", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await table().addColumn("failure", "text").execute();
    await table().addColumn("failed_at", "text").execute();
    await table().addColumn("reported_at", "text").execute();
    await db.schema.createIndex("outbox_registration").on("outbox").columns(["registration_id", "failed_at"]).execute();
  },
};
