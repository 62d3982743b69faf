import { recordAudit } from "~/platform/ground/audit";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { endSessions } from "~/platform/records/accounts/end-sessions";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";
import { releaseAssignments } from "~/platform/records/teamwork/release";

type Ground = Pick<Core, "db" | "seal" | "now">;
/** Whose standing changes, and who changes it, as the audit log names them. */
type Change = { accountId: string; by: string };

/**
 * Bars an account: it cannot sign in, all its sessions end, those at the embedded provider too, and the reviews assigned to it
 * become unassigned. Answers false where it is barred already, and then changes nothing.
 */
export const barAccount = (ground: Ground, change: Change): Promise<boolean> =>
  inTransaction(ground, async (inside, now) => {
    if (!(await setBarred(inside.db, change, 1))) return false;
    await endEverySession(inside, change, now);
    await releaseAssignments(inside.db, now, change.accountId);
    await record(inside.db, change, "account.bar", now);
    return true;
  });

/** Lets a barred account sign in again; its sessions stay ended. Answers false where it is not barred. */
export const readmitAccount = (ground: Ground, change: Change): Promise<boolean> =>
  inTransaction(ground, async ({ db }, now) => {
    if (!(await setBarred(db, change, 0))) return false;
    await record(db, change, "account.readmit", now);
    return true;
  });

/** Ends all sessions of an account, those at the embedded provider too. */
export const endAccountSessions = (ground: Ground, change: Change): Promise<void> =>
  inTransaction(ground, async (inside, now) => {
    await endEverySession(inside, change, now);
    await record(inside.db, change, "session.endAll", now);
  });

/** Runs `act` in one transaction, at one instant. */
const inTransaction = <Result>(ground: Ground, act: (inside: Ground, now: Date) => Promise<Result>): Promise<Result> =>
  ground.db.transaction().execute((trx) => act({ ...ground, db: trx }, ground.now()));

async function setBarred(trx: Db, { accountId }: Change, is_barred: 0 | 1): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("account")
    .set({ is_barred })
    .where("id", "=", accountId)
    .where("is_barred", "<>", is_barred)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function endEverySession(inside: Ground, { accountId }: Change, now: Date): Promise<void> {
  await endSessions(inside.db, accountId, now);
  await endProviderSessions(inside, accountId);
}

const record = (
  trx: Db,
  { accountId, by }: Change,
  action: "account.bar" | "account.readmit" | "session.endAll",
  at: Date,
) => recordAudit(trx, { at, actor: by, action, subject: `account:${accountId}` });
