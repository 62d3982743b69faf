import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds at sign-in whether a barred account is that of a person whom their company removed. */
export const removedByAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("removed_member_by_account").on("removed_member").columns(["account_id"]).execute();
  },
};
