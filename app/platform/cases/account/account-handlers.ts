import { account } from "~/contract";
import { organizationId } from "~/rules/limits/base-api";
import { opensElsewhere } from "~/rules/workspace/menu-link";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { type ActorContext, type Handler, handle, handleSession } from "~/platform/cases/handler";
import { listChildren } from "~/platform/records/lists/search-list-values";
import { menusFor } from "./menus";
import { avatarAddress } from "~/platform/records/accounts/avatar-address";
import { findTimeZone } from "~/platform/records/lists/find-time-zone";
import { accountById } from "~/platform/records/accounts/accounts";
import { loadPermissions } from "~/platform/records/sessions/actor";
import { domainConfig } from "~/platform/records/sessions/domain-config";
import { isInitialized, ownPermissions } from "./own-permissions";
import { rolesNamed } from "~/platform/records/accounts/roles";
import { listTenants } from "~/platform/records/accounts/tenants";

/** The calls that every signed-in screen needs first (§3, §7). */
export const accountHandlers = (core: Core): Handler[] => [
  handleSession(account.tenants, (_, { actor }) => listTenants(core.db, actor.accountId)),
  handleSession(account.init, (_, context) => init(core, context)),
  handleSession(account.menuLink, async ({ code }, { actor, language }) => {
    const menu = (await menusFor(core.db, actor, language)).find((one) => one.code === code);
    return menu && opensElsewhere(menu) ? { url: menu.url } : refuse("unknown", "menu.unknown");
  }),
  handleSession(account.permissionsInitialized, async (_, { actor }) => ({
    initialized: await isInitialized(core, actor),
  })),
  handleSession(account.ownPermissions, (_, { actor, language }) => ownPermissions(core, actor, language)),
  handleSession(account.regions, (_, { language }) => listChildren(core, "ISP.REGION", language)),
  handle(account.domainConfig, (input, context) => domainConfig(core, input, context)),
];

async function init(core: Core, { actor, language }: ActorContext) {
  const { db } = core;
  const tenants = await listTenants(db, actor.accountId);
  const tenant = tenants.find(({ id }) => id === actor.tenantId) ?? refuse("forbidden", "tenant.none");
  const { id, userName, user_account, time_zone, region } = await accountById(core, actor.accountId);
  const permissions = await loadPermissions(db, actor);
  const menus = await menusFor(db, actor, language);
  return {
    user: {
      id,
      userName,
      userAccount: user_account,
      avatarPicture: await avatarAddress(db, id),
      timeZone: await findTimeZone(db, time_zone, language),
      organizationId,
      registerInfo: await registrationOf(core, tenant.id),
    },
    tenant,
    roles: actor.roles,
    roleNames: rolesNamed(actor.roles, language).map(({ name }) => name),
    region,
    menus,
    pages: menus.filter(({ type }) => type === "page").map(({ code, url }) => ({ code, url })),
    buttons: [...permissions.buttons],
    superAdmin: permissions.superAdmin,
  };
}

async function registrationOf({ db }: Core, tenantId: string) {
  const row = await db
    .selectFrom("tenant")
    .select("registration_id")
    .where("id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return row.registration_id === null ? null : { registrationId: row.registration_id };
}
