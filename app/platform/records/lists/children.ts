import type { DictionaryValue } from "~/contract/lov";
import type { Core } from "~/platform/ground/core";
import type { Language } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";

/** The values of a dictionary, all of them, in their order. */
export async function childrenOf({ db }: Core, code: string, language: Language): Promise<DictionaryValue[]> {
  const rows = await db
    .selectFrom("lov_value")
    .select(["value", "meaning_zh", "meaning_en"])
    .where("lov_code", "=", code)
    .where("parent_value", "is", null)
    .orderBy("order_seq")
    .execute();
  if (rows.length === 0) return refuse("unknown", "lov.unknown");
  return rows.map((row) => ({ code: row.value, name: language === "zh" ? row.meaning_zh : row.meaning_en }));
}
