import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Who changed each answer of a section last, and when. Null for sections saved before this was recorded. */
export const answerChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("registration_section").addColumn("changes_json", "text").execute();
  },
};
