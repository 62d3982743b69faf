import { account, authenticator, consent, members, passkeys, profile } from "~/contract";
import { avatarSize } from "~/rules/profile/avatar";
import { parsePagePlace } from "~/rules/paging/paging";
import { isPermitted } from "~/rules/permissions/permissions";
import type { Portal } from "~/session/portal.server";
import { hasMailbox } from "~/session/settings.server";

const longestAccount = 254;

/** Loads the data of the profile page (§2): the user and, for users who assign roles, the members of the tenant. */
export async function loadPersonal(portal: Portal) {
  const { query } = portal;
  const [user, workspace, permissions, sessions, ownPasskeys, ownAuthenticator, consentStatus] = await Promise.all([
    portal.call(profile.currentUser, {}),
    portal.workspace(),
    portal.optional(account.ownPermissions, {}),
    portal.optional(profile.sessions, {}),
    portal.optional(passkeys.list, {}),
    portal.optional(authenticator.read, {}),
    portal.optional(consent.status, {}),
  ]);
  const mayGiveRoles = isPermitted(workspace, "account.roles");
  return {
    user,
    /** The permissions of the roles in this tenant. Null if they could not be loaded. */
    permissions,
    /** The user's own sessions. Null if they could not be loaded. */
    sessions,
    /** The user's own passkeys. Null if they are not offered here, or could not be loaded. */
    passkeys: ownPasskeys,
    /** The user's own authenticator app and recovery codes. Null as above. */
    authenticator: ownAuthenticator,
    /** When the user agreed to the texts, in their local time. Null if they never did, or if it could not be loaded. */
    consentDate: consentStatus?.confirmDate ?? null,
    now: new Date().toISOString(),
    hasMailbox: hasMailbox(),
    /** A picture that was too large to be read (server/body-limits.ts). */
    avatarRefusal: query.get("avatar") === "size" ? avatarSize : null,
    members: mayGiveRoles ? await loadMembers(portal, parsePagePlace(query).page) : null,
    /** The account the role popup is open for. Empty if it is yet to be entered, null if the popup is closed. */
    popup: mayGiveRoles ? (query.get("user")?.slice(0, longestAccount) ?? null) : null,
  };
}
export type PersonalData = Awaited<ReturnType<typeof loadPersonal>>;
export type Members = NonNullable<PersonalData["members"]>;

async function loadMembers(portal: Portal, page: number) {
  const [list, roles, requests] = await Promise.all([
    portal.call(members.list, { page }),
    portal.call(members.roles, {}),
    portal.optional(members.roleRequests, {}),
  ]);
  return {
    requests: requests ?? [],
    rows: list.content,
    page: list.number,
    pages: list.totalPages,
    total: list.totalElements,
    roles,
  };
}
