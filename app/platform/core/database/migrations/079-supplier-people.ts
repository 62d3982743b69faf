import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const areas = ["supplierFile", "supplierBank", "supplierCertification", "supplierQuality"];

/** The people of suppliers: areas, one administrator for each company, and who was removed. */
export const supplierPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("staff_invitation").addColumn("area_codes", "text").execute();
    await db.schema
      .createTable("removed_member")
      .addColumn("tenant_id", "text", (column) => column.notNull().references("tenant.id"))
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("removed_by", "text", (column) => column.notNull().references("account.id"))
      .addColumn("removed_at", "text", (column) => column.notNull())
      .addColumn("is_barred_by", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("removed_member_key", ["tenant_id", "account_id"])
      .execute();
    const columns = sql`(account_id, tenant_id, role_code, order_seq, granted_at, granted_by)`;
    // Until now everyone of a supplier worked in all areas.
    for (const area of areas)
      await sql`insert into tenant_member ${columns}
        select account_id, tenant_id, ${sql.lit(area)}, order_seq, granted_at, granted_by from tenant_member
        where role_code = 'supplier'`.execute(db);
    // The oldest account that can sign in, and of accounts of the same instant the first by its id.
    await sql`insert into tenant_member ${columns}
      select account_id, tenant_id, 'supplierAdmin', order_seq, granted_at, granted_by from (
        select member.*, row_number() over (
          partition by tenant_id order by account.is_barred, account.created_at, account.id
        ) as place
        from tenant_member member join account on account.id = member.account_id
        where member.role_code = 'supplier'
      ) ranked where place = 1`.execute(db);
  },
};
