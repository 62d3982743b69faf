import { purchasingRoles, type RoleCode } from "~/rules/permissions/member-roles";
import { operator } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import { RefusalError } from "~/platform/core/base/refuse";
import type { Db } from "~/platform/core/database/schema";
import { findBuyer } from "~/platform/records/staff/find-buyer";
import { removeRoles } from "~/platform/records/staff/remove-roles";
import { type Account, lockAccount } from "~/platform/records/accounts/accounts";
import { rolesIn } from "~/platform/records/sessions/actor";
import { addRoles } from "~/platform/records/staff/add-roles";
import { type AdminCommand, type AdminOutcome, UsageError } from "./command";
import { findPerson } from "./find-person";

type Dependencies = Parameters<AdminCommand["run"]>[1];
type Change = { account: Account; role: RoleCode; tenantId: string };

/** Grants a role; all managers are notified of a new manager. */
export const giveRole: AdminCommand = {
  usage: `give-role name@company.com ${purchasingRoles.join("|")}`,
  summary: "gives a person a role, which counts for second approvals after the usual days",
  run: (args, core) =>
    changeRole(args, core, async (inside, { account, role, tenantId }, has) => {
      if (has) return `${account.userName} has this role already.`;
      await addRoles(inside, inside.db, { account, tenantId, by: null, now: inside.now, roles: [role] });
      return null;
    }),
};

/** Removes a role; all managers are notified of a manager who loses it. */
export const takeRole: AdminCommand = {
  usage: `take-role name@company.com ${purchasingRoles.join("|")}`,
  summary: "takes a role away; the last role stays, and a leaver is barred instead",
  run: (args, core) =>
    changeRole(args, core, async (inside, { account, role, tenantId }, has, count) => {
      if (!has) return `${account.userName} does not have this role.`;
      if (count === 1) return `It is the only role of ${account.userName}. Bar a person who leaves.`;
      await removeRoles(inside, inside.db, { account, tenantId, by: null, now: inside.now, roles: [role] });
      return null;
    }),
};

/** Runs `act` in a transaction. Returns the reason why nothing was changed, or null. */
async function changeRole(
  args: string[],
  core: Dependencies,
  act: (inside: Dependencies, change: Change, has: boolean, count: number) => Promise<string | null>,
): Promise<AdminOutcome> {
  const [name = "", roleName, ...more] = args;
  const role = purchasingRoles.find((one) => one === roleName);
  if (!role || more.length > 0) throw new UsageError(`Give a person and a role: ${purchasingRoles.join(" or ")}.`);
  const account = await findPerson(core, [name]);
  try {
    const reason = await core.db.transaction().execute(async (trx) => {
      await lockAccount(trx, account.id);
      const tenantId = await findBuyer(trx, account.id);
      const before = await rolesIn(trx, account.id, tenantId);
      const inside = { ...core, db: trx };
      const refusal = await act(inside, { account, role, tenantId }, before.includes(role), before.length);
      if (refusal === null) await record(trx, account.id, before, await rolesIn(trx, account.id, tenantId), core.now);
      return refusal;
    });
    return reason === null
      ? { isDone: true, lines: [`The roles of ${account.userName} are changed.`] }
      : { isDone: false, lines: [reason] };
  } catch (error) {
    const line = error instanceof RefusalError ? reasons[error.code] : undefined;
    if (line === undefined) throw error;
    return { isDone: false, lines: [line] };
  }
}

const reasons: Partial<Record<string, string>> = {
  "account.roles.tooFewManagers": "Two managers whose approval counts must be left. Nothing was changed.",
  "tenant.none": "The account does not belong to the buying company. Nothing was changed.",
};

const record = (trx: Db, accountId: string, before: string[], after: string[], at: Date) =>
  recordAudit(trx, {
    at,
    actor: operator,
    action: "account.roles",
    subject: `account:${accountId}`,
    details: { before: before.toSorted().join(","), after: after.toSorted().join(","), waiting: "" },
  });
