import { randomBytes } from "node:crypto";
import { firstSupplierRoles } from "~/rules/permissions/member-roles";
import type { Core } from "~/platform/core/core";
import { nextCount } from "~/platform/core/database/next-count";
import type { Db } from "~/platform/core/database/schema";
import { accountByEmail, createAccount, isNameTaken, newId } from "~/platform/records/accounts/accounts";
import { hashPassword } from "~/platform/records/passwords/password-hash";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { initialPasswordSeconds } from "~/platform/core/settings/durations";
import { initialPassword } from "~/platform/core/emails/initial-password";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { openOwner } from "~/platform/records/registrations/find-registration";
import type { MovedRegistration } from "~/platform/records/onboarding/move";

const supplierCodeDigits = 5;
const passwordBytes = 12;

/**
 * On approval (§1, stage 4), creates supplier, tenant and account, and emails the initial password, which is valid for
 * 24 h and must be changed at first use. A registrant who already has an account keeps it and its password.
 */
export async function openSupplierAccount(
  core: Core,
  trx: Db,
  registration: MovedRegistration,
  now: Date,
): Promise<void> {
  const { seal, config } = core;
  const owner = openOwner(seal, registration);
  const supplierCode = await nextSupplierCode(trx);
  const tenantId = newId();
  await trx
    .insertInto("tenant")
    .values({
      id: tenantId,
      tenant_name: registration.company_name ?? owner.name,
      supplier_code: supplierCode,
      registration_id: registration.id,
      created_at: iso(now),
    })
    .execute();
  const existingAccount = await accountByEmail(trx, seal, owner.email);
  const password = existingAccount ? null : randomBytes(passwordBytes).toString("base64url");
  const userAccount = existingAccount?.user_account ?? (await freeName(trx, owner.email, supplierCode));
  const accountId =
    existingAccount?.id ??
    (await createAccount(trx, seal, now, {
      userAccount,
      userName: owner.name,
      email: owner.email,
      passwordHash: await hashPassword(password ?? ""),
      isInitial: true,
      region: registration.country,
    }));
  // After the account's other tenants, so that its first tenant stays the default (§4).
  const { before } = await trx
    .selectFrom("tenant_member")
    .select(({ fn }) => fn.countAll().as("before"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("tenant_member")
    .values(
      firstSupplierRoles.map((role_code) => ({
        account_id: accountId,
        tenant_id: tenantId,
        role_code,
        order_seq: Number(before),
        granted_at: iso(now),
      })),
    )
    .execute();
  const message = initialPassword(
    { ...config, language: registration.language },
    { number: registration.number ?? "", supplierCode, userAccount, password },
  );
  // An email that arrives after its password has expired is useless.
  const expires = password ? secondsLater(now, initialPasswordSeconds) : undefined;
  await putInOutbox(trx, seal, {
    kind: "onboarding.approve",
    to: owner.email,
    message,
    now,
    expires,
    registrationId: registration.id,
  });
}

/**
 * The name of a new account: its email address, or the supplier code if that address is another account's name. An
 * account keeps its name after a change of its email.
 */
async function freeName(trx: Db, email: string, supplierCode: string): Promise<string> {
  return (await isNameTaken(trx, email)) ? supplierCode : email;
}

/** The next supplier code: `S` and the next number, skipping those assigned by hand. */
const nextSupplierCode = async (trx: Db): Promise<string> =>
  `S3${String(await nextCount(trx, "supplier")).padStart(supplierCodeDigits, "0")}`;
