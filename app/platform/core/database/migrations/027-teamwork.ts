import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Purchasing managers work together: who reviews a registration and by which rule, who is away, notes to colleagues, who reads
 * a file now, phrases and the checklist.
 */
export const teamwork: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("registration")
      .addColumn("assignee_id", "text", (column) => column.references("account.id"))
      .execute();
    await db.schema
      .createIndex("registration_by_assignee")
      .on("registration")
      .columns(["assignee_id", "state"])
      .execute();
    await createAssignments(db);
    await createSettings(db);
    await createNotes(db);
  },
};

const text = "text" as const;

async function createAssignments(db: Kysely<unknown>) {
  await db.schema
    .createTable("assignment")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("registration_id", text, (column) => column.notNull().references("registration.id"))
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("from_id", text, (column) => column.references("account.id"))
    .addColumn("to_id", text, (column) => column.references("account.id"))
    .addColumn("by_id", text, (column) => column.references("account.id"))
    .addColumn("cause", text, (column) => column.notNull())
    .addColumn("at", text, (column) => column.notNull())
    .addUniqueConstraint("assignment_place", ["registration_id", "place"])
    .execute();
  await db.schema
    .createTable("absence")
    .addColumn("account_id", text, (column) => column.primaryKey().references("account.id"))
    .addColumn("away_until", text, (column) => column.notNull())
    .addColumn("stand_in_id", text, (column) => column.references("account.id"))
    .execute();
}

async function createSettings(db: Kysely<unknown>) {
  await db.schema
    .createTable("setting_list")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  for (const name of ["assignmentRules", "phrases", "checklist"])
    await sql`insert into setting_list (name, version) values (${name}, 0)`.execute(db);
  await db.schema
    .createTable("assignment_rule")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("categories", text, (column) => column.notNull())
    .addColumn("provinces", text, (column) => column.notNull())
    .addColumn("people", text, (column) => column.notNull())
    .addColumn("last_id", text)
    .execute();
  for (const table of ["phrase", "checklist_item"])
    await db.schema
      .createTable(table)
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("category", text)
      .addColumn("text_zh", text, (column) => column.notNull())
      .addColumn("text_en", text, (column) => column.notNull())
      .execute();
  await db.schema
    .createTable("checklist_tick")
    .addColumn("registration_id", text, (column) => column.notNull().references("registration.id"))
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("item_id", text, (column) => column.notNull())
    .addColumn("account_id", text, (column) => column.notNull().references("account.id"))
    .addColumn("at", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("checklist_tick_key", ["registration_id", "round", "item_id"])
    .execute();
}

async function createNotes(db: Kysely<unknown>) {
  await db.schema
    .createTable("review_note")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("registration_id", text, (column) => column.notNull().references("registration.id"))
    .addColumn("account_id", text, (column) => column.notNull().references("account.id"))
    .addColumn("text_sealed", text, (column) => column.notNull())
    .addColumn("at", text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("review_note_of").on("review_note").columns(["registration_id", "at"]).execute();
  for (const table of ["note_read", "file_reader"])
    await db.schema
      .createTable(table)
      .addColumn("registration_id", text, (column) => column.notNull().references("registration.id"))
      .addColumn("account_id", text, (column) => column.notNull().references("account.id"))
      .addColumn("at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ["registration_id", "account_id"])
      .execute();
}
