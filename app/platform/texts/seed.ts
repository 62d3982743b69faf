import { createHash } from "node:crypto";
import type { Db } from "../db/schema";
import { seedOnce } from "../db/seed";
import { pagesByCode } from "./pages/all";

/** Fills the static texts when what is written here has changed. */
export const seedTexts = (db: Db): Promise<boolean> =>
  seedOnce(db, {
    name: "texts",
    version: createHash("sha256").update(JSON.stringify(pagesByCode)).digest("base64url"),
    write: async (trx) => {
      await trx.deleteFrom("static_text").execute();
      await trx.insertInto("static_text").values(rows()).execute();
    },
  });

const rows = () =>
  Object.entries(pagesByCode).flatMap(([text_code, pages]) =>
    (["zh", "en"] as const).map((lang) => ({ text_id: `${text_code}:${lang}`, text_code, lang, ...pages[lang] })),
  );
