import { formatInstant } from "~/rules/format";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { Account } from "~/platform/records/accounts/accounts";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { iso } from "~/platform/core/base/instants";
import { inBoth } from "~/platform/core/words/words-in";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";

type News = { news: "changed" | "undone"; before: string; after: string; at: Date };

/** Alerts purchasing that the email address of a supplier's or a purchasing person's account has changed. */
export async function raiseEmailAlarm(
  core: Core,
  trx: Db,
  account: Account,
  { news, before, after, at }: News,
): Promise<void> {
  if (!(await worksHere(trx, account))) return;
  const { user_account: name } = account;
  const facts = {
    name: name.includes("@") ? maskedEmail(name) : name,
    before: maskedEmail(before),
    after: maskedEmail(after),
  };
  const alarm = ({ changed: "emailChanged", undone: "emailRestored" } as const)[news];
  const words = inBoth("alarms", (t, language) => ({
    title: t(`${alarm}.title`, facts),
    body: t(`${alarm}.body`, { ...facts, at: formatInstant(language, iso(at)) }),
  }));
  await raiseAlarm(core, trx, { at, words }, account.id);
}

/** Whether the account can do anything here: it has a role in a tenant, or is a super admin. */
async function worksHere(trx: Db, { id, is_super_admin }: Account): Promise<boolean> {
  const role = trx.selectFrom("tenant_member").select("role_code").where("account_id", "=", id).limit(1);
  return is_super_admin === 1 || (await role.executeTakeFirst()) !== undefined;
}
