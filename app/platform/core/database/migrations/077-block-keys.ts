import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Keys by which submitted registrations are found when an entry is added to the block list. */
export const blockKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("block_key")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("key_hash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("block_key_key", ["registration_id", "key_hash"])
      .execute();
    await db.schema.createIndex("block_key_by_hash").on("block_key").column("key_hash").execute();
    // The answers are encrypted: screening all registrations again writes the keys of those that there are.
    await sql`insert into counter (name, value) select 'sanctions', 1 where exists (select 1 from registration)
      on conflict (name) do update set value = counter.value + 1`.execute(db);
  },
};
