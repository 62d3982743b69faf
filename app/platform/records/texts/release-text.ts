import type { Db, Tables } from "~/platform/core/database/schema";
import { rowKey } from "~/platform/records/defaults/seeded-tables";
import { withoutEdition } from "./text-page";
import type { BothWordings } from "./text-versions";

type ReleaseText = BothWordings & { version: string };

/** The wording of a text in the installed release; null if the release does not have the text. */
export async function loadReleaseText(db: Db, textCode: string): Promise<ReleaseText | null> {
  const keyOf = (lang: string) => rowKey("static_text", { text_code: textCode, lang });
  const rows = await db
    .selectFrom("seed_row")
    .select(["row_key", "default_json"])
    .where("table_name", "=", "static_text")
    .where("row_key", "in", [keyOf("zh"), keyOf("en")])
    .execute();
  const find = (lang: string) => {
    const json = rows.find(({ row_key }) => row_key === keyOf(lang))?.default_json;
    return json === undefined ? undefined : (JSON.parse(json) as Tables["static_text"]);
  };
  const [zh, en] = [find("zh"), find("en")];
  return zh && en ? { version: zh.version ?? "", zh: withoutEdition(zh, "zh"), en: withoutEdition(en, "en") } : null;
}
