import { createHash } from "node:crypto";
import type { Db } from "~/platform/ground/database/schema";
import { seedOnce } from "~/platform/ground/database/seed";
import { withEdition } from "~/platform/cases/texts/page";
import { pagesByCode } from "~/platform/seed/texts/pages/all";

/** Fills the static texts when what is written here has changed. */
export async function seedTexts(db: Db): Promise<boolean> {
  const rows = Object.entries(pagesByCode).flatMap(([text_code, pages]) =>
    (["zh", "en"] as const).map((lang) => ({
      text_id: `${text_code}:${lang}`,
      text_code,
      lang,
      ...withEdition(pages, lang),
    })),
  );
  return seedOnce(db, {
    name: "texts",
    version: createHash("sha256").update(JSON.stringify(rows)).digest("base64url"),
    write: async (trx) => {
      await trx.deleteFrom("static_text").execute();
      await trx.insertInto("static_text").values(rows).execute();
    },
  });
}
