import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** People who signed in at the company's own provider without an account, for a super admin to link, and their roles there. */
export const unlinkedSignIns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("unlinked_sign_in")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("issuer", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("person_sealed", "text", (column) => column.notNull())
      .addColumn("last_at", "text", (column) => column.notNull())
      .addUniqueConstraint("unlinked_sign_in_identity", ["issuer", "subject"])
      .execute();
    await db.schema
      .alterTable("tenant_member")
      .addColumn("is_mapped", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("identity_account").on("identity").columns(["account_id", "issuer"]).execute();
    await allowRequestsOfTheProvider(db);
  },
};

/** A role that the company's groups mean is requested by no one here. SQLite loosens no column, so the table is made again. */
async function allowRequestsOfTheProvider(db: Kysely<unknown>) {
  await db.schema
    .createTable("role_request_new")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("tenant_id", "text", (column) => column.notNull().references("tenant.id"))
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
    .addColumn("role_code", "text", (column) => column.notNull())
    .addColumn("requested_by", "text", (column) => column.references("account.id"))
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("is_removal", "integer", (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint("role_request_one", ["tenant_id", "account_id", "role_code"])
    .addCheckConstraint("role_request_by_other", sql`requested_by <> account_id`)
    .execute();
  const columns = sql.raw("id, tenant_id, account_id, role_code, requested_by, at, is_removal");
  await sql`insert into role_request_new (${columns}) select ${columns} from role_request`.execute(db);
  await db.schema.dropTable("role_request").execute();
  await db.schema.alterTable("role_request_new").renameTo("role_request").execute();
}
