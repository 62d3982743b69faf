import type { RoleCode } from "~/rules/permissions/member-roles";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { accountByEmail, createAccount, isNameTaken } from "~/platform/records/accounts/accounts";
import type { Identity } from "~/platform/records/accounts/identities";
import { linkIdentity } from "~/platform/records/sessions/link-identity";
import type { ProviderPerson } from "./unlinked-sign-ins";
import { applyMappedRoles } from "./apply-mapped-roles";
import { findOldestBuyer } from "./find-buyer";
import { staffRegion } from "./open-staff-account";

type Joining = Identity & ProviderPerson & { roles: readonly RoleCode[] };

/**
 * Opens an account for someone whose groups at the company's own provider are mapped to a role here. Returns its id; null if
 * none can be opened, because the provider does not confirm an email address, another account has it, or there is no buying
 * company yet.
 */
export async function joinByClaim(
  core: Core,
  { issuer, subject, userName, email, isEmailVerified, roles }: Joining,
  now: Date,
): Promise<string | null> {
  if (roles.length === 0 || email === null || !isEmailVerified) return null;
  const id = await core.db.transaction().execute(async (trx) => {
    const inside = { ...core, db: trx };
    const isTaken = (await isNameTaken(trx, email)) || (await accountByEmail(trx, core.seal, email)) !== undefined;
    if (isTaken || (await findOldestBuyer(trx)) === null) return null;
    const accountId = await createAccount(trx, core.seal, now, {
      userAccount: email,
      userName: userName ?? email,
      email,
      passwordHash: null,
      isInitial: false,
      region: staffRegion,
    });
    await linkIdentity(inside, { issuer, subject, accountId }, now);
    await recordAudit(trx, {
      at: now,
      actor: `account:${accountId}`,
      action: "staff.join",
      subject: `account:${accountId}`,
      details: { company: true, roles: roles.join(",") },
    });
    await applyMappedRoles(inside, accountId, roles, now);
    return accountId;
  });
  core.emailWaits();
  return id;
}
