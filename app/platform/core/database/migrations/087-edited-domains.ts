import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The brand of a domain in English, who changed the domain last, and its version, so that super admins can edit it. */
export const editedDomains: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("domain_config")
      .addColumn("companys_en", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema
      .alterTable("domain_config")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ["changed_at", "changed_by"])
      await db.schema.alterTable("domain_config").addColumn(column, "text").execute();
    // Until now both languages had the same brand.
    await sql`update domain_config set companys_en = companys`.execute(db);
  },
};
