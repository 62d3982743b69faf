import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import type { Db, Language } from "../db/schema";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";

/** A zone of the list HIAM.TIME_ZONE with its name (§7); null: it is not on the list. */
export async function timeZoneNamed(db: Db, value: string, language: Language) {
  const row = await db
    .selectFrom("lov_value")
    .select(["meaning_zh", "meaning_en"])
    .where("lov_code", "=", "HIAM.TIME_ZONE")
    .where("value", "=", value)
    .executeTakeFirst();
  return row ? { value, meaning: language === "zh" ? row.meaning_zh : row.meaning_en } : null;
}

type Asked = Context & { actor: Actor };

/** §4, time zone change: answers the zone now in force as its code. */
export async function updateTimeZone({ db }: Core, timeZone: string, { actor, now, language }: Asked) {
  const zone = (await timeZoneNamed(db, timeZone, language)) ?? refuse(400, "timeZone.unknown");
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("account").set({ time_zone: zone.value }).where("id", "=", actor.accountId).execute();
    const subject = `account:${actor.accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.timeZone", subject, details: { timeZone } });
  });
  return { code: zone.value };
}
