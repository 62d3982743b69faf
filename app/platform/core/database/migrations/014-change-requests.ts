import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Changes of the company file. The constraints enforce the most important rules in the database as well, where no code
 * can bypass them (S-48): no one approves their own change, bank details need two people and a call, and nothing takes
 * effect early.
 */
export const changeRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await addChecks(columns(db)).execute();
    await db.schema
      .createIndex("change_request_of")
      .on("change_request")
      .columns(["registration_id", "created_at"])
      .execute();
    await db.schema
      .createIndex("change_request_state")
      .on("change_request")
      .columns(["state", "effective_at"])
      .execute();
  },
};

const columns = (db: Kysely<unknown>) =>
  db.schema
    .createTable("change_request")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
    .addColumn("section_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("open_key", "text", (column) => column.unique())
    .addColumn("base_version", "integer", (column) => column.notNull())
    .addColumn("values_sealed", "text", (column) => column.notNull())
    .addColumn("known_sealed", "text")
    .addColumn("risks", "text", (column) => column.notNull())
    .addColumn("submitter_id", "text", (column) => column.notNull().references("account.id"))
    .addColumn("challenge_sealed", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("proposed_at", "text")
    .addColumn("caller_id", "text", (column) => column.references("account.id"))
    .addColumn("called_back_at", "text")
    .addColumn("call_sealed", "text")
    .addColumn("first_approver_id", "text", (column) => column.references("account.id"))
    .addColumn("first_approved_at", "text")
    .addColumn("second_approver_id", "text", (column) => column.references("account.id"))
    .addColumn("second_approved_at", "text")
    .addColumn("effective_at", "text")
    .addColumn("applied_at", "text")
    .addColumn("ended_at", "text")
    .addColumn("reason_sealed", "text");

const addChecks = <Table extends string>(table: CreateTableBuilder<Table>) =>
  table
    .addCheckConstraint("change_not_own", sql`first_approver_id <> submitter_id and second_approver_id <> submitter_id`)
    .addCheckConstraint("change_two_people", sql`second_approver_id <> first_approver_id`)
    .addCheckConstraint("change_first_first", sql`second_approver_id is null or first_approver_id is not null`)
    .addCheckConstraint("change_call_not_own", sql`caller_id <> submitter_id`)
    .addCheckConstraint(
      "change_call_before",
      sql`section_id <> 'bank' or first_approver_id is null
        or (caller_id is not null and call_sealed is not null and called_back_at <= first_approved_at)`,
    )
    .addCheckConstraint(
      "change_bank_approved",
      sql`section_id <> 'bank' or state not in ('scheduled', 'effective')
        or (second_approver_id is not null and effective_at > second_approved_at)`,
    )
    .addCheckConstraint("change_approved", sql`state <> 'effective' or first_approver_id is not null`)
    .addCheckConstraint(
      "change_in_time",
      sql`(state <> 'effective' and applied_at is null)
        or (state = 'effective' and effective_at is not null and applied_at is not null and applied_at >= effective_at)`,
    );
