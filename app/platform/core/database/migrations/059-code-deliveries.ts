import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The code that an email carries, so that the browser that requested it sees whether the email was accepted (decision 065). */
export const codeDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("outbox").addColumn("challenge_hash", "text").execute();
    await db.schema.createIndex("outbox_challenge").on("outbox").column("challenge_hash").execute();
  },
};
