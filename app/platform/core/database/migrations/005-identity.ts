import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The accounts with their tenants and roles, and the records of the identity provider and its client. */
export const identity: Migration = {
  async up(db: Kysely<unknown>) {
    await accounts(db);
    await permissions(db);
    await signingIn(db);
    await provider(db);
  },
};

async function accounts(db: Kysely<unknown>) {
  await db.schema
    .createTable("account")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_account", "text", (column) => column.notNull().unique())
    .addColumn("email_hash", "text", (column) => column.notNull())
    .addColumn("profile_sealed", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("password_initial_until", "text")
    .addColumn("region", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("is_super_admin", "integer", (column) => column.notNull())
    .addColumn("is_barred", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("account_email").on("account").column("email_hash").execute();
  await db.schema
    .createTable("tenant")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("tenant_name", "text", (column) => column.notNull())
    .addColumn("supplier_code", "text", (column) => column.notNull().unique())
    .addColumn("registration_id", "text", (column) => column.references("registration.id"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("tenant_member")
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
    .addColumn("tenant_id", "text", (column) => column.notNull().references("tenant.id"))
    .addColumn("role_code", "text", (column) => column.notNull())
    .addColumn("order_seq", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("tenant_member_key", ["account_id", "tenant_id", "role_code"])
    .execute();
  await db.schema
    .createTable("identity")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
    .addPrimaryKeyConstraint("identity_key", ["issuer", "subject"])
    .execute();
}

async function permissions(db: Kysely<unknown>) {
  await db.schema
    .createTable("menu")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("pcode", "text")
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("name_zh", "text", (column) => column.notNull())
    .addColumn("name_en", "text", (column) => column.notNull())
    .addColumn("icon", "text", (column) => column.notNull())
    .addColumn("is_hidden", "integer", (column) => column.notNull())
    .addColumn("is_cached", "integer", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("order_seq", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("role_grant")
    .addColumn("role_code", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("role_grant_key", ["role_code", "kind", "code"])
    .execute();
  await db.schema
    .createTable("domain_config")
    .addColumn("domain", "text", (column) => column.primaryKey())
    .addColumn("region", "text", (column) => column.notNull())
    .addColumn("companys", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("is_loginable", "integer", (column) => column.notNull())
    .execute();
}

async function signingIn(db: Kysely<unknown>) {
  await db.schema
    .createTable("session")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
    .addColumn("tenant_id", "text", (column) => column.references("tenant.id"))
    .addColumn("id_token_sealed", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .execute();
  await db.schema.createIndex("session_account").on("session").column("account_id").execute();
  await db.schema.createIndex("session_age").on("session").column("created_at").execute();
  await db.schema
    .createTable("login_attempt")
    .addColumn("state_hash", "text", (column) => column.primaryKey())
    .addColumn("binding_hash", "text", (column) => column.notNull())
    .addColumn("secrets_sealed", "text", (column) => column.notNull())
    .addColumn("callback_url", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("hand_over")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("binding_hash", "text")
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
    .addColumn("id_token_sealed", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sign_in")
    .addColumn("uid", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
    .addColumn("has_code", "integer", (column) => column.notNull())
    .addColumn("challenge_sealed", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}

async function provider(db: Kysely<unknown>) {
  await db.schema
    .createTable("oidc_record")
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("uid", "text")
    .addColumn("grant_id", "text")
    .addColumn("payload_sealed", "text", (column) => column.notNull())
    .addColumn("expires_at", "text")
    .addColumn("consumed_at", "text")
    .addPrimaryKeyConstraint("oidc_record_key", ["model", "id"])
    .execute();
  await db.schema.createIndex("oidc_record_uid").on("oidc_record").columns(["model", "uid"]).execute();
  await db.schema.createIndex("oidc_record_grant").on("oidc_record").column("grant_id").execute();
  await db.schema
    .createTable("oidc_key")
    .addColumn("kid", "text", (column) => column.primaryKey())
    .addColumn("jwk_sealed", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
