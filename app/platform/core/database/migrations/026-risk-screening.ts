import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The risk level of a registration, the keys that find possible duplicates, and the sanctions lists with their hits. */
export const riskScreening: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ["risk_level", "risk_day"])
      await db.schema.alterTable("registration").addColumn(name, "text").execute();
    await db.schema.alterTable("registration").addColumn("screened_with", "integer").execute();
    for (const name of ["risk_level", "risk_day", "screened_with"])
      await db.schema.createIndex(`registration_${name}`).on("registration").column(name).execute();

    await db.schema
      .createTable("likeness_key")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("key_hash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("likeness_key_key", ["registration_id", "kind", "key_hash"])
      .execute();
    await db.schema.createIndex("likeness_key_of").on("likeness_key").columns(["kind", "key_hash"]).execute();

    await createLists(db);
    await createHits(db);
  },
};

async function createLists(db: Kysely<unknown>) {
  await db.schema
    .createTable("sanction_list")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("entries", "integer", (column) => column.notNull())
    .addColumn("names", "integer", (column) => column.notNull())
    .addColumn("uploaded_by", "text", (column) => column.references("account.id"))
    .addColumn("uploaded_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sanction_entry")
    .addColumn("list_id", "text", (column) => column.notNull().references("sanction_list.id"))
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("entry_hash", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sanction_entry_key", ["list_id", "reference"])
    .execute();
  await db.schema
    .createTable("sanction_name")
    .addColumn("list_id", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("head", "text", (column) => column.notNull())
    .addColumn("tail", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sanction_name_key", ["list_id", "reference", "key"])
    .execute();
  for (const name of ["head", "tail"])
    await db.schema.createIndex(`sanction_name_${name}`).on("sanction_name").columns(["kind", name]).execute();
}

async function createHits(db: Kysely<unknown>) {
  await db.schema
    .createTable("sanction_hit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("list_version", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("answer_hash", "text", (column) => column.notNull())
    .addColumn("entry_hash", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("likeness", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("found_at", "text", (column) => column.notNull())
    .addColumn("decided_by", "text", (column) => column.references("account.id"))
    .addColumn("decided_at", "text")
    .addColumn("reason_sealed", "text")
    .addUniqueConstraint("sanction_hit_once", ["registration_id", "source", "reference", "subject"])
    .execute();
  await db.schema.createIndex("sanction_hit_state").on("sanction_hit").columns(["state", "found_at"]).execute();
}
