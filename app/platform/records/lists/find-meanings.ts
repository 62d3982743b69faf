import type { Db } from "~/platform/core/database/schema";
import type { InBoth } from "~/platform/core/words/words-in";

/** The meanings of codes in both languages, by list of values and code. */
export type MeaningsByLanguage = InBoth<Record<string, Record<string, string>>>;

/** Finds the meanings of these codes; each entry is a list of values with some of its codes. A removed code has no meaning. */
export async function findMeanings(
  db: Db,
  codes: readonly (readonly [string, readonly string[]])[],
): Promise<MeaningsByLanguage> {
  const meanings: MeaningsByLanguage = { zh: {}, en: {} };
  for (const [lovCode, values] of codes) {
    const rows = await db
      .selectFrom("lov_value")
      .select(["value", "meaning_zh", "meaning_en"])
      .where("lov_code", "=", lovCode)
      .where("value", "in", values)
      .execute();
    for (const { value, meaning_zh, meaning_en } of rows) {
      (meanings.zh[lovCode] ??= {})[value] = meaning_zh;
      (meanings.en[lovCode] ??= {})[value] = meaning_en;
    }
  }
  return meanings;
}
