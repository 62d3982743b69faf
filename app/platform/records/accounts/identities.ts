import type { SignInMethod } from "~/rules/sign-in/sign-in-method";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";

/** A user of an identity provider: known by these two, never by email (S-21). */
export type Identity = { issuer: string; subject: string };

/** The account of a provider's user; null if there is none. */
export async function findAccountOfIdentity(db: Db, { issuer, subject }: Identity) {
  const account = await db
    .selectFrom("identity")
    .innerJoin("account", "account.id", "identity.account_id")
    .select(["account.id", "account.is_barred"])
    .where("identity.issuer", "=", issuer)
    .where("identity.subject", "=", subject)
    .executeTakeFirst();
  return account ?? null;
}

/**
 * Finds where an account signs in. An account that signs in at the company's own provider has no password, phone or passkeys
 * here: a second way in would outlive the person's account at the company.
 */
export async function findSignInMethod(
  { db, config }: Pick<Core, "db" | "config">,
  accountId: string,
): Promise<SignInMethod> {
  if (!config.oidc) return "portal";
  const row = await db
    .selectFrom("identity")
    .select("subject")
    .where("issuer", "=", config.oidc.issuer)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? "company" : "portal";
}
