import type { z } from "zod";
import type { members } from "~/contract";
import { assignableRoles } from "~/rules/member-roles";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { lockAccount } from "../identity/accounts";
import type { Actor } from "../identity/actor";
import { lookUp, tenantOf } from "./look-up";

type Input = z.output<typeof members.setRoles.input>;

/**
 * Sets the roles of an account in the actor's tenant. Nobody sets their own (four eyes), and nobody gives, or takes away, a
 * role that is not theirs to give.
 */
export async function setRoles(
  core: Core,
  { userAccount, userName, tenantRoleIds }: Input,
  context: Context & { actor: Actor },
) {
  const { actor, now } = context;
  const tenantId = tenantOf(actor);
  const assignable: string[] = assignableRoles(actor.roles);
  const account = await lookUp(core, userAccount, context);
  if (account.id === actor.accountId) refuse(403, "account.roles.own");
  if (account.userName.trim() !== userName.trim()) refuse(409, "account.userName.differs");
  const chosen = [...new Set(tenantRoleIds)];
  if (chosen.some((code) => !assignable.includes(code))) refuse(400, "account.roles.unknown");

  await core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const place = await placeOf(trx, account.id, tenantId);
    const before = await trx
      .deleteFrom("tenant_member")
      .where("account_id", "=", account.id)
      .where("tenant_id", "=", tenantId)
      .where("role_code", "in", assignable)
      .returning("role_code")
      .execute();
    await trx
      .insertInto("tenant_member")
      .values(chosen.map((role_code) => ({ account_id: account.id, tenant_id: tenantId, role_code, order_seq: place })))
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "account.roles",
      subject: `account:${account.id}`,
      details: {
        tenant: tenantId,
        before: listed(before.map(({ role_code }) => role_code)),
        after: listed(chosen),
      },
    });
  });
  return {};
}

const listed = (codes: string[]) => codes.toSorted().join(",");

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
