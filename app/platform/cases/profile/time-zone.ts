import type { ActorContext } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/ground/audit/record";
import type { Core } from "~/platform/ground/core";
import { timeZoneNamed } from "~/platform/records/lists/time-zone";
import { refuse } from "~/platform/ground/base/refuse";

/** §4, time zone change: answers the zone now in force as its code. */
export async function updateTimeZone({ db }: Core, timeZone: string, { actor, now, language }: ActorContext) {
  const zone = (await timeZoneNamed(db, timeZone, language)) ?? refuse("invalid", "timeZone.unknown");
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("account").set({ time_zone: zone.value }).where("id", "=", actor.accountId).execute();
    const subject = `account:${actor.accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.timeZone", subject, details: { timeZone } });
  });
  return { code: zone.value };
}
