import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The response of the business-information service about the new identity that a change gives a company. */
export const registryChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("change_request").addColumn("registry_sealed", "text").execute();
  },
};
