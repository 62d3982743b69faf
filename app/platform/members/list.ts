import type { z } from "zod";
import type { members } from "~/contract";
import type { Core } from "../core";
import { readPage } from "../db/page";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { accountById } from "../identity/accounts";
import type { Actor } from "../identity/actor";
import { rolesNamed } from "../identity/roles";
import { tenantOf } from "./look-up";

type Asked = z.output<typeof members.list.input>;
type Answer = z.input<typeof members.list.answer>;

/** The members of the actor's tenant, by account. */
export async function listMembers(
  core: Core,
  asked: Asked,
  { actor, language }: Context & { actor: Actor },
): Promise<Answer> {
  const { db } = core;
  const tenantId = tenantOf(actor);
  const answer = await readPage(asked, {
    count: membersOf(db, tenantId).select(({ fn }) => fn.countAll().as("total")),
    rows: membersOf(db, tenantId).select("account.id").orderBy("user_account"),
    tell: ({ id }) => id,
  });
  const held = await rolesOf(db, tenantId, answer.content);
  const content = await Promise.all(
    answer.content.map(async (id) => {
      const { user_account, userName } = await accountById(core, id);
      const codes = held.filter(({ account_id }) => account_id === id).map(({ role_code }) => role_code);
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
