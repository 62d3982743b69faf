import type { ActorContext } from "~/platform/cases/handler";
import type { z } from "zod";
import type { members } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { readPage } from "~/platform/ground/database/page";
import type { Db } from "~/platform/ground/database/schema";
import { accountById } from "~/platform/records/accounts/accounts";
import { rolesNamed } from "~/platform/records/accounts/roles";
import { tenantOf } from "./look-up";

type ListInput = z.output<typeof members.list.input>;
type Answer = z.input<typeof members.list.answer>;

/** The members of the actor's tenant, by account. */
export async function listMembers(core: Core, input: ListInput, { actor, language }: ActorContext): Promise<Answer> {
  const { db } = core;
  const tenantId = tenantOf(actor);
  const answer = await readPage(input, {
    count: membersOf(db, tenantId).select(({ fn }) => fn.countAll().as("total")),
    rows: membersOf(db, tenantId).select("account.id").orderBy("user_account"),
    tell: ({ id }) => id,
  });
  const rolesByAccount = await rolesOf(db, tenantId, answer.content);
  const content = await Promise.all(
    answer.content.map(async (id) => {
      const { user_account, userName } = await accountById(core, id);
      const codes = rolesByAccount.filter(({ account_id }) => account_id === id).map(({ role_code }) => role_code);
      return {
        userAccount: user_account,
        userName,
        roles: rolesNamed(codes, language),
        isSelf: id === actor.accountId,
      };
    }),
  );
  return { ...answer, content };
}

/** Each member once, however many roles it has. */
const membersOf = (db: Db, tenantId: string) =>
  db
    .selectFrom("account")
    .where("is_barred", "=", 0)
    .where("id", "in", db.selectFrom("tenant_member").select("account_id").where("tenant_id", "=", tenantId));

async function rolesOf(db: Db, tenantId: string, accountIds: string[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom("tenant_member")
    .select(["account_id", "role_code"])
    .where("tenant_id", "=", tenantId)
    .where("account_id", "in", accountIds)
    .execute();
}
