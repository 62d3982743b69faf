import type { Core } from "~/platform/ground/core";
import { accountById } from "~/platform/records/accounts/accounts";
import { openStaffPerson } from "~/platform/records/staff/invitation";

type Ground = Pick<Core, "db" | "seal">;

/** A person of the buying company. */
type StaffMember = {
  userName: string;
  userAccount: string;
  email: string;
  /** Codes of the roles, in order. */
  roles: string[];
  isSuperAdmin: boolean;
  isBarred: boolean;
  /** The last request of any session (ISO 8601 UTC), for as long as its record is kept; null: none is. */
  lastSeenAt: string | null;
};

/** A person who has a link and has not joined. */
type Invitee = { userName: string; email: string; role: string; expiresAt: string };

/** Everybody of the buying company by account name, barred people too, and the invitations that were not used. */
export async function listStaff(ground: Ground): Promise<{ members: StaffMember[]; invitees: Invitee[] }> {
  const { db, seal } = ground;
  const roles = await db
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select(["account_id", "role_code"])
    .where("tenant.registration_id", "is", null)
    .orderBy("role_code")
    .execute();
  const uses = await db
    .selectFrom("session")
    .select(({ fn }) => ["account_id", fn.max("used_at").as("lastSeenAt")])
    .groupBy("account_id")
    .execute();
  const lastSeen = new Map(uses.map(({ account_id, lastSeenAt }) => [account_id, lastSeenAt]));
  const members = await Promise.all(
    [...Map.groupBy(roles, ({ account_id }) => account_id)].map(async ([id, own]): Promise<StaffMember> => {
      const { userName, user_account, email, is_super_admin, is_barred } = await accountById(ground, id);
      return {
        userName,
        userAccount: user_account,
        email,
        roles: own.map(({ role_code }) => role_code),
        isSuperAdmin: is_super_admin === 1,
        isBarred: is_barred === 1,
        lastSeenAt: lastSeen.get(id) ?? null,
      };
    }),
  );
  const invitations = await db
    .selectFrom("staff_invitation")
    .selectAll()
    .where("account_id", "is", null)
    .orderBy("invited_at")
    .orderBy("id")
    .execute();
  return {
    members: members.toSorted((one, other) => (one.userAccount < other.userAccount ? -1 : 1)),
    invitees: invitations.map((row) => ({
      ...openStaffPerson(seal, row),
      role: row.role_code,
      expiresAt: row.expires_at,
    })),
  };
}
