import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the business-information service answered about the new identity that a change gives a company. */
export const registryChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("change_request").addColumn("registry_sealed", "text").execute();
  },
};
