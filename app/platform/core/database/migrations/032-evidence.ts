import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The evidence packs of submitted rounds and of decisions on changes, and the texts that registrants agreed to. */
export const evidence: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("evidence_pack")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("round", "integer")
      .addColumn("change_id", "text", (column) => column.references("change_request.id"))
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("record_sealed", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "text", (column) => column.notNull())
      .addColumn("pdf_stored_name", "text")
      .addColumn("pdf_bytes", "integer")
      .addColumn("pdf_sha256", "text")
      .addColumn("zip_bytes", "integer")
      .addColumn("zip_sha256", "text")
      .execute();
    await db.schema
      .createIndex("evidence_pack_round")
      .unique()
      .on("evidence_pack")
      .columns(["registration_id", "round"])
      .execute();
    await db.schema.createIndex("evidence_pack_change").unique().on("evidence_pack").column("change_id").execute();
    await db.schema.createIndex("evidence_pack_due").on("evidence_pack").columns(["state", "next_at"]).execute();
    await db.schema.createIndex("evidence_pack_pdf").on("evidence_pack").column("pdf_sha256").execute();
    await db.schema.createIndex("evidence_pack_zip").on("evidence_pack").column("zip_sha256").execute();
    await db.schema
      .createTable("agreement_wording")
      .addColumn("sha256", "text", (column) => column.primaryKey())
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("registration").addColumn("accepted_json", "text").execute();
    await db.schema.alterTable("static_text").addColumn("version", "text").execute();
  },
};
