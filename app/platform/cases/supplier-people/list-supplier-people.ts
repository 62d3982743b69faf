import type { z } from "zod";
import type { supplierPeople } from "~/contract";
import { supplierAreas } from "~/rules/permissions/member-roles";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { accountById } from "~/platform/records/accounts/accounts";
import { listUnusedInvitations, openStaffPerson, supplierRole } from "~/platform/records/staff/staff-invitation";
import type { ActorContext } from "~/platform/cases/handler";
import { requireOwnCompany } from "./change-people";

type Listed = z.input<typeof supplierPeople.list.answer>["content"][number];
type ListInput = z.output<typeof supplierPeople.list.input>;

/** A page of the people of the actor's company: members, invited people and removed people. */
export async function listSupplierPeople(
  core: Core,
  { page, size, search = "" }: ListInput,
  { actor, now }: ActorContext,
): Promise<z.input<typeof supplierPeople.list.answer>> {
  const tenantId = requireOwnCompany(actor);
  // Searched in memory, because names and addresses are encrypted; the number of people is limited.
  const everyone = [
    ...(await listMembers(core, tenantId, actor.accountId)),
    ...(await listInvited(core, tenantId, now)),
    ...(await listRemoved(core, tenantId)),
  ];
  const text = search.toLowerCase();
  const found = everyone.filter(({ userName, email }) => `${userName}\n${email}`.toLowerCase().includes(text));
  return {
    content: found.slice(page * size, (page + 1) * size),
    totalElements: found.length,
    totalPages: Math.ceil(found.length / size),
    number: page,
    size,
  };
}

async function listMembers(core: Core, tenantId: string, selfId: string): Promise<Listed[]> {
  const rows = await core.db
    .selectFrom("tenant_member")
    .select(["account_id", "role_code"])
    .where("tenant_id", "=", tenantId)
    .execute();
  const rolesById = Map.groupBy(rows, ({ account_id }) => account_id);
  const ids = [...rolesById.keys()];
  const lastSeen = await lastUses(core, ids);
  const members = ids.map(async (id): Promise<Listed | null> => {
    const roles = (rolesById.get(id) ?? []).map(({ role_code }) => role_code);
    if (!roles.includes(supplierRole)) return null;
    const { userName, email, is_barred } = await accountById(core, id);
    return {
      id,
      state: is_barred === 1 ? "barred" : "active",
      userName,
      email,
      areas: areasAmong(roles),
      isAdministrator: roles.includes("supplierAdmin"),
      isSelf: id === selfId,
      at: lastSeen.get(id) ?? null,
    };
  });
  const listed = (await Promise.all(members)).filter((member) => member !== null);
  return listed.toSorted(
    (one, other) =>
      Number(other.isSelf) - Number(one.isSelf) ||
      Number(other.isAdministrator) - Number(one.isAdministrator) ||
      one.userName.localeCompare(other.userName, "zh"),
  );
}

async function lastUses({ db }: Core, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const uses = await db
    .selectFrom("session")
    .select(({ fn }) => ["account_id", fn.max("used_at").as("lastSeenAt")])
    .where("account_id", "in", ids)
    .groupBy("account_id")
    .execute();
  return new Map(uses.map(({ account_id, lastSeenAt }) => [account_id, lastSeenAt]));
}

async function listInvited({ db, seal }: Core, tenantId: string, now: Date): Promise<Listed[]> {
  const rows = await listUnusedInvitations(db, tenantId);
  return rows.map((row) => ({
    id: row.id,
    state: row.expires_at <= iso(now) ? "expired" : "invited",
    ...openStaffPerson(seal, row),
    areas: areasAmong(row.area_codes?.split(",") ?? []),
    isAdministrator: false,
    isSelf: false,
    at: row.expires_at,
  }));
}

async function listRemoved(core: Core, tenantId: string): Promise<Listed[]> {
  const rows = await core.db
    .selectFrom("removed_member")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("removed_at", "desc")
    .execute();
  const removed = rows.map(async ({ account_id, removed_at }): Promise<Listed> => {
    const { userName, email } = await accountById(core, account_id);
    return {
      id: account_id,
      state: "removed",
      userName,
      email,
      areas: [],
      isAdministrator: false,
      isSelf: false,
      at: removed_at,
    };
  });
  return Promise.all(removed);
}

const areasAmong = (roles: readonly string[]) => supplierAreas.filter((area) => roles.includes(area));
