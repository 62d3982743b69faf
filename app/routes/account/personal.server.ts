import { account, members, profile } from "~/contract";
import { avatarSize } from "~/rules/avatar";
import { pagePlaceOf } from "~/rules/paging";
import { isPermitted } from "~/rules/permissions";
import type { Asked } from "~/session/caller.server";
import { gatewayFor } from "~/session/gateway.server";
import { initOf } from "~/session/init.server";
import { hasMailbox } from "~/session/mailbox.server";
import { orNull } from "~/session/or-null";

const longestAccount = 254;

/** What the profile page is shown with (§2): the user, and for those who give roles the members of the tenant. */
export async function loadPersonal(asked: Asked) {
  const call = await gatewayFor(asked);
  const { searchParams } = new URL(asked.request.url);
  const [user, init, permissions, sessions] = await Promise.all([
    call(profile.currentUser, {}),
    initOf(asked),
    orNull(asked, (attempt) => attempt(account.ownPermissions, {})),
    orNull(asked, (attempt) => attempt(profile.sessions, {})),
  ]);
  const mayGiveRoles = isPermitted(init, "account.roles");
  return {
    user,
    /** What the roles in this tenant permit; null: it could not be had. */
    permissions,
    /** The user's own sessions; null: they could not be had. */
    sessions,
    now: new Date().toISOString(),
    hasMailbox: hasMailbox(),
    /** A picture that was too large to be read at all (server/body-limits.ts). */
    avatarRefused: searchParams.get("avatar") === "size" ? avatarSize : null,
    members: mayGiveRoles ? await membersOn(asked, pagePlaceOf(searchParams).page) : null,
    /** The account the role popup is open for; empty: one yet to be named; null: it is closed. */
    popup: mayGiveRoles ? (searchParams.get("user")?.slice(0, longestAccount) ?? null) : null,
  };
}
export type Personal = Awaited<ReturnType<typeof loadPersonal>>;
export type Members = NonNullable<Personal["members"]>;

async function membersOn(asked: Asked, page: number) {
  const call = await gatewayFor(asked);
  const [found, roles, requests] = await Promise.all([
    call(members.list, { page }),
    call(members.roles, {}),
    orNull(asked, (attempt) => attempt(members.roleRequests, {})),
  ]);
  return {
    requests: requests ?? [],
    rows: found.content,
    page: found.number,
    pages: found.totalPages,
    total: found.totalElements,
    roles,
  };
}
