import type { ActorContext } from "~/platform/cases/handler";
import type { CurrentUser } from "~/contract/profile";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { accountById } from "~/platform/records/accounts/accounts";
import { findSignInMethod } from "~/platform/records/accounts/identities";
import { toCodeChannel } from "~/platform/records/accounts/code-channel";
import { rolesNamed } from "~/platform/records/accounts/roles";
import { listTenants } from "~/platform/records/accounts/tenants";
import { avatarAddress } from "~/platform/records/accounts/avatar-address";
import { offersPhones } from "~/platform/core/outbox/outbox";
import { hasPassword } from "./own-password";
import { findPending } from "./pending-email";
import { findPendingPhone } from "./pending-phone";
import { findTimeZone } from "~/platform/records/lists/find-time-zone";

/** The data of the caller for the profile page. */
export async function currentUser(core: Core, { actor, language }: ActorContext): Promise<CurrentUser> {
  const { db } = core;
  const account = await accountById(core, actor.accountId);
  const method = await findSignInMethod(core, actor.accountId);
  const { id, userName, user_account, time_zone, email, phone, boundPhone } = account;
  return {
    id,
    userName,
    userAccount: user_account,
    avatarPicture: await avatarAddress(db, id),
    timeZone: await findTimeZone(db, time_zone, language),
    email,
    phone: phone ?? null,
    pendingEmail: (await findPending(core, id))?.email ?? null,
    boundPhone:
      (offersPhones(core.config) && method === "portal") || boundPhone
        ? {
            number: boundPhone ?? null,
            pending: (await findPendingPhone(core, id))?.number ?? null,
            codesGoTo: toCodeChannel(core, account),
          }
        : null,
    hasPassword: hasPassword(account),
    tenants: await tenantsWithRoles(db, id, language),
  };
}

async function tenantsWithRoles(db: Db, accountId: string, language: Language) {
  const tenants = await listTenants(db, accountId);
  const rows = await db
    .selectFrom("tenant_member")
    .select(["tenant_id", "role_code"])
    .where("account_id", "=", accountId)
    .execute();
  return tenants.map((tenant) => {
    const codes = rows.filter(({ tenant_id }) => tenant_id === tenant.id).map(({ role_code }) => role_code);
    return { ...tenant, roles: rolesNamed(codes, language) };
  });
}
