import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The response of the business-information service about the new identity in a company's change request. */
export const registryChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("change_request").addColumn("registry_sealed", "text").execute();
  },
};
