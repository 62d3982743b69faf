import { isGuardedRole, purchasingRoles } from "~/rules/member-roles";
import { pages } from "~/rules/pages";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { actorName } from "~/platform/ground/actor-name";
import { recordAudit } from "~/platform/ground/audit";
import { iso } from "~/platform/ground/base/instants";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { alarmLetter } from "~/platform/ground/letters/staff";
import type { Stationery } from "~/platform/ground/letters/letter-parts";
import { putInOutbox } from "~/platform/ground/outbox/outbox";
import { inBoth } from "~/platform/ground/words/words-in";
import { accountById } from "~/platform/records/accounts/accounts";
import type { Identity } from "~/platform/records/accounts/identities";
import { findActorName } from "~/platform/records/accounts/people";
import { type AlarmGround, raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { linkIdentity } from "~/platform/records/sessions/link-identity";
import { type AccountChange, endEverySession, inTransaction } from "./account-change";

type Ground = Pick<Core, "db" | "seal" | "now"> & AlarmGround & { config: Omit<Stationery, "language"> };

/**
 * Links an account to a person at the company's own provider, who can then only sign in there. The linking user decides who
 * that person is, so a role that approves counts as granted by them now, and all managers are notified. Returns false, without
 * a change, if that person has another account. `ground.db` may be a transaction.
 */
export async function linkAccount(
  ground: Ground,
  { accountId, byId, ...identity }: AccountChange & Identity,
): Promise<boolean> {
  const now = ground.now();
  if (!(await linkIdentity(ground, { ...identity, accountId }, now))) return false;
  await ground.db
    .updateTable("tenant_member")
    .set({ granted_at: iso(now), granted_by: byId })
    .where("account_id", "=", accountId)
    .where("role_code", "in", purchasingRoles.filter(isGuardedRole))
    .execute();
  await notify(ground, { accountId, byId }, now);
  await record(ground.db, { accountId, byId }, "account.link", now);
  return true;
}

/**
 * Ends the link of an account, and its sessions: the person sets a password with a code to the account's e-mail. Returns false where
 * the link does not exist.
 */
export const unlinkAccount = (ground: Pick<Core, "db" | "seal" | "now">, change: AccountChange): Promise<boolean> =>
  inTransaction(ground, async (inside, now) => {
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
async function notify(ground: Ground, { accountId, byId }: AccountChange, now: Date): Promise<void> {
  const { userName, user_account, email } = await accountById(ground, accountId);
  const nameActor = await findActorName(ground, byId);
  const words = inBoth("alarms", (t, language) => {
    const facts = { name: userName, account: user_account, actor: nameActor(language) };
    return { title: t("personLinked.title", facts), body: t("personLinked.body", facts) };
  });
  const alarm = { at: now, words, to: pages.people };
  await raiseAlarm(ground, ground.db, alarm, accountId);
  const letter = alarmLetter(ground.config, alarm);
  await putInOutbox(ground.db, ground.seal, { kind: "account.linked", to: email, letter, now });
}

const record = (trx: Db, { accountId, byId }: AccountChange, action: AuditAction, at: Date) =>
  recordAudit(trx, { at, actor: actorName(byId), action, subject: `account:${accountId}` });
