import { actorName } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { accountById } from "~/platform/records/accounts/accounts";
import { requireOpenCompany } from "~/platform/records/staff/buying-companies";
import { findActorName } from "~/platform/records/accounts/people";
import { setBarred } from "~/platform/records/accounts/set-barred";
import { endEverySession } from "~/platform/records/sessions/end-every-session";
import { type AlarmDependencies, raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { handOverReviews } from "~/platform/records/teamwork/assign-each";
import { releaseAssignments } from "~/platform/records/teamwork/release-assignments";
import { type AccountChange, inTransaction } from "./account-change";

type Dependencies = Pick<Core, "db" | "seal" | "now">;

/**
 * Bars an account: it cannot sign in, all its sessions end, including those at the embedded provider, and its assigned
 * reviews go to `handOverTo`, or back to everyone. All managers and super admins are notified. Returns false if it is
 * already barred.
 */
export const barAccount = (
  core: Dependencies & AlarmDependencies,
  change: AccountChange & { handOverTo?: string | null },
): Promise<boolean> =>
  inTransaction(core, async (inside, now) => {
    const { accountId, byId, handOverTo = null } = change;
    if (!(await setBarred(inside.db, accountId, 1))) return false;
    await endEverySession(inside, accountId, now);
    const count = handOverTo ? await handOverReviews(inside.db, { fromId: accountId, toId: handOverTo, byId, now }) : 0;
    // Reviews that the colleague is not allowed to make, because they concern the colleague's own company, become
    // unassigned.
    await releaseAssignments(inside.db, now, accountId);
    await notifyOfBar(inside, change, now);
    await record(inside.db, change, "account.bar", now, { handedOver: count });
    return true;
  });

/** Lets a barred account sign in again; its sessions stay ended. Returns false if it is not barred. Refusal: `buyer.ended`. */
export const readmitAccount = (core: Dependencies, change: AccountChange): Promise<boolean> =>
  inTransaction(core, async ({ db }, now) => {
    await requireOpenCompany(db, change.accountId);
    if (!(await setBarred(db, change.accountId, 0))) return false;
    await record(db, change, "account.readmit", now);
    return true;
  });

async function notifyOfBar(
  inside: Dependencies & AlarmDependencies,
  { accountId, byId }: AccountChange,
  now: Date,
): Promise<void> {
  const { userName, user_account } = await accountById(inside, accountId);
  const nameActor = await findActorName(inside, byId);
  const words = inBoth("alarms", (t, language) => {
    const facts = { name: userName, account: user_account, actor: nameActor(language) };
    return { title: t("personBarred.title", facts), body: t("personBarred.body", facts) };
  });
  await raiseAlarm(inside, inside.db, { at: now, words, to: "/gsrm" }, accountId);
}

const record = (
  trx: Db,
  { accountId, byId }: AccountChange,
  action: "account.bar" | "account.readmit",
  at: Date,
  details: Record<string, number> = {},
) => recordAudit(trx, { at, actor: actorName(byId), action, subject: `account:${accountId}`, details });
