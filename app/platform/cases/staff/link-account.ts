import { isGuardedRole, purchasingRoles } from "~/rules/permissions/member-roles";
import { pages } from "~/rules/pages";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { actorName } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { alarmEmail } from "~/platform/core/emails/staff";
import type { EmailContext } from "~/platform/core/emails/email-parts";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { inBoth } from "~/platform/core/words/words-in";
import { accountById } from "~/platform/records/accounts/accounts";
import type { Identity } from "~/platform/records/accounts/identities";
import { findActorName } from "~/platform/records/accounts/people";
import { type AlarmDependencies, raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { linkIdentity } from "~/platform/records/sessions/link-identity";
import { endEverySession } from "~/platform/records/sessions/end-every-session";
import { type AccountChange, inTransaction } from "./account-change";

type Dependencies = Pick<Core, "db" | "seal" | "now"> & AlarmDependencies & { config: Omit<EmailContext, "language"> };

/**
 * Links an account to a person at the company's own provider, who can then only sign in there. The linking user decides who
 * that person is, so a role that approves counts as granted by them now, and all managers are notified. Returns false, without
 * a change, if that person has another account. `core.db` may be a transaction.
 */
export async function linkAccount(
  core: Dependencies,
  { accountId, byId, ...identity }: AccountChange & Identity,
): Promise<boolean> {
  const now = core.now();
  if (!(await linkIdentity(core, { ...identity, accountId }, now))) return false;
  await core.db
    .updateTable("tenant_member")
    .set({ granted_at: iso(now), granted_by: byId })
    .where("account_id", "=", accountId)
    .where("role_code", "in", purchasingRoles.filter(isGuardedRole))
    .execute();
  await notify(core, { accountId, byId }, now);
  await record(core.db, { accountId, byId }, "account.link", now);
  return true;
}

/**
 * Unlinks an account and ends its sessions: the person sets a password with a code sent to the account's email. Returns false if
 * the link does not exist.
 */
export const unlinkAccount = (core: Pick<Core, "db" | "seal" | "now">, change: AccountChange): Promise<boolean> =>
  inTransaction(core, async (inside, now) => {
    const { accountId } = change;
    const { numDeletedRows } = await inside.db
      .deleteFrom("identity")
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await endEverySession(inside, accountId, now);
    await record(inside.db, change, "account.unlink", now);
    return true;
  });

/** Notifies all managers and super admins, and the person concerned. */
async function notify(core: Dependencies, { accountId, byId }: AccountChange, now: Date): Promise<void> {
  const { userName, user_account, email } = await accountById(core, accountId);
  const nameActor = await findActorName(core, byId);
  const words = inBoth("alarms", (t, language) => {
    const facts = { name: userName, account: user_account, actor: nameActor(language) };
    return { title: t("personLinked.title", facts), body: t("personLinked.body", facts) };
  });
  const alarm = { at: now, words, to: pages.people };
  await raiseAlarm(core, core.db, alarm, accountId);
  const message = alarmEmail(core.config, alarm);
  await putInOutbox(core.db, core.seal, { kind: "account.linked", to: email, message, now });
}

const record = (trx: Db, { accountId, byId }: AccountChange, action: AuditAction, at: Date) =>
  recordAudit(trx, { at, actor: actorName(byId), action, subject: `account:${accountId}` });
