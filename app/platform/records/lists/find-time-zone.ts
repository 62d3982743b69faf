import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";

/** A zone of the list HIAM.TIME_ZONE with its name (§7), or null if it is not on the list. */
export async function findTimeZone(db: Db, value: string, language: Language) {
  const row = await db
    .selectFrom("lov_value")
    .select(["meaning_zh", "meaning_en"])
    .where("lov_code", "=", "HIAM.TIME_ZONE")
    .where("value", "=", value)
    .executeTakeFirst();
  return row ? { value, meaning: language === "zh" ? row.meaning_zh : row.meaning_en } : null;
}
