import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The colleague who last saved a section, and the one who made a file UUID. Null for the registrant. */
export const changedBy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("registration_section").addColumn("changed_by", "text").execute();
    await db.schema.alterTable("file_uuid").addColumn("colleague_id", "text").execute();
  },
};
