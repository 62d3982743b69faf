import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The inviter of a colleague: two people do not count as independent if one of them gave the other the role. */
export const staffInviters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("staff_invitation")
      .addColumn("invited_by", "text", (column) => column.references("account.id"))
      .execute();
  },
};
