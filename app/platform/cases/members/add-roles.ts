import { isGuardedRole } from "~/rules/member-roles";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { type Account, accountById } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/ground/base/instants";
import { inBoth } from "~/platform/ground/words/words-in";
import { catchUpReviews } from "~/platform/records/tasks/purchasing";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";

/** Whom roles are given in which tenant, and by whom. */
export type Giving = { account: Account; tenantId: string; by: string; now: Date };

/** Gives roles, and writes down who gave them and when; of a new purchasing manager all managers are told. */
export async function addRoles(core: Core, trx: Db, { roles, ...giving }: Giving & { roles: readonly string[] }) {
  if (roles.length === 0) return;
  const { account, tenantId, by, now } = giving;
  const order_seq = await placeOf(trx, account.id, tenantId);
  const member = { account_id: account.id, tenant_id: tenantId, order_seq, granted_at: iso(now), granted_by: by };
  await trx
    .insertInto("tenant_member")
    .values(roles.map((role_code) => ({ ...member, role_code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!roles.some(isGuardedRole)) return;
  await catchUpReviews(trx, tenantId, now);
  await tellOfManager(core, trx, giving);
}

async function tellOfManager(core: Core, trx: Db, { account: { userName, user_account }, by, now }: Giving) {
  const giver = await accountById({ ...core, db: trx }, by);
  const facts = { name: userName, account: user_account, giver: giver.userName };
  const words = inBoth("alarms", (t) => ({
    title: t("managerAdded.title", facts),
    body: t("managerAdded.body", facts),
  }));
  await raiseAlarm(core, trx, { at: now, words, to: "/gsrm/personal" });
}

/** Where the tenant stands in the account's list: where it stood, or last. */
async function placeOf(trx: Db, accountId: string, tenantId: string): Promise<number> {
  const rows = await trx
    .selectFrom("tenant_member")
    .select(["tenant_id", "order_seq"])
    .where("account_id", "=", accountId)
    .execute();
  const own = rows.filter(({ tenant_id }) => tenant_id === tenantId).map(({ order_seq }) => order_seq);
  return own.length > 0 ? Math.min(...own) : 1 + Math.max(-1, ...rows.map(({ order_seq }) => order_seq));
}
