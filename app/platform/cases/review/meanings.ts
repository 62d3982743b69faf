import { codesIn } from "~/rules/registration/listed-codes";
import { sections } from "~/rules/registration/sections";
import type { Db, Language } from "~/platform/ground/database/schema";
import type { SavedSection } from "~/platform/records/registrations/draft";

/** Words for the codes that these sections hold, by list of values and code. */
export async function meaningsOf(
  db: Db,
  draft: readonly SavedSection[],
  language: Language,
): Promise<Record<string, Record<string, string>>> {
  const codes = draft.flatMap(({ section, values }) => Object.entries(codesIn(sections[section].fields, values)));
  const meanings: Record<string, Record<string, string>> = {};
  for (const [lovCode, values] of codes) {
    const rows = await db
      .selectFrom("lov_value")
      .select(["value", "meaning_zh", "meaning_en"])
      .where("lov_code", "=", lovCode)
      .where("value", "in", values)
      .execute();
    const words = rows.map((row) => [row.value, language === "zh" ? row.meaning_zh : row.meaning_en]);
    meanings[lovCode] = { ...meanings[lovCode], ...Object.fromEntries(words) };
  }
  return meanings;
}
