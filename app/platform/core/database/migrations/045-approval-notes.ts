import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Why a change was approved although files of it could not be opened. */
export const approvalNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("change_request").addColumn("first_note_sealed", "text").execute();
    await db.schema.alterTable("change_request").addColumn("second_note_sealed", "text").execute();
  },
};
