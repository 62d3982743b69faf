import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The corrective actions of suppliers, and every step of them. */
export const correctiveActions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("corrective_action")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("content_sealed", "text", (column) => column.notNull())
      .addColumn("due_on", "text", (column) => column.notNull())
      .addColumn("reminded_for", "text")
      .addColumn("uuid", "text", (column) => column.notNull().unique())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("requested_by", "text", (column) => column.notNull())
      .addColumn("requested_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("corrective_action_supplier")
      .on("corrective_action")
      .columns(["registration_id", "requested_at"])
      .execute();
    await db.schema
      .createIndex("corrective_action_due")
      .on("corrective_action")
      .columns(["state", "due_on", "id"])
      .execute();
    await db.schema
      .createTable("corrective_step")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("action_id", "text", (column) => column.notNull().references("corrective_action.id"))
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("step", "text", (column) => column.notNull())
      .addColumn("account_id", "text")
      .addColumn("text_sealed", "text")
      .addColumn("due_on", "text")
      .addColumn("at", "text", (column) => column.notNull())
      .addUniqueConstraint("corrective_step_place", ["action_id", "place"])
      .execute();
  },
};
