import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The type of a company, unencrypted: agents are listed among thousands of suppliers (§7). */
export const companyType: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("registration").addColumn("company_type", "text").execute();
    await db.schema.createIndex("registration_company_type").on("registration").column("company_type").execute();
  },
};
