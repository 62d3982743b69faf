import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The company’s working days, the steps that figures are counted from, and who is notified of overdue reviews. */
export const timeAndFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("company_day")
      .addColumn("day", "text", (column) => column.primaryKey())
      .addColumn("is_working", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .execute();
    await sql`insert into setting_list (name, version) values ('calendar', 0)`.execute(db);
    await createSteps(db);
    await db.schema
      .createTable("purchasing_head")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .execute();
    await db.schema
      .createTable("escalation")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("escalation_key", ["registration_id", "due_at", "account_id"])
      .execute();
  },
};

/** Reviews before this migration count with their month (in UTC) and their outcome; how long they took stays open. */
async function createSteps(db: Kysely<unknown>) {
  await db.schema
    .createTable("review_step")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
    .addColumn("review", "text", (column) => column.notNull())
    .addColumn("step", "text", (column) => column.notNull())
    .addColumn("month", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.references("account.id"))
    .addColumn("working_days", "integer")
    .addColumn("is_late", "integer")
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await sql`
    insert into review_step (id, registration_id, review, step, month, account_id, at)
    select id, registration_id,
      case when event in ('submit', 'handIn') then to_state else from_state end,
      case event when 'approve' then 'approved' when 'return' then 'returned' when 'refuse' then 'refused' else 'received' end,
      substr(at, 1, 7), account_id, at
    from onboarding_event
    where event in ('submit', 'handIn', 'approve', 'return', 'refuse')
  `.execute(db);
  await sql`update review_step set account_id = null where step = 'received'`.execute(db);
  await db.schema.createIndex("review_step_month").on("review_step").columns(["month", "review", "step"]).execute();
  await db.schema.createIndex("review_step_registration").on("review_step").column("registration_id").execute();
}
