import type { z } from "zod";
import type { news } from "~/contract";
import { recordAudit } from "../audit/record";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";

type Changed = z.output<typeof news.update.input>;
type By = { accountId: string; now: Date };

/** Changes a news item, unless somebody changed it since it was read. */
export function updateNews(db: Db, { newsId, version, words }: Changed, { accountId, now }: By) {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("news")
      .set({
        title_zh: words.zh.title,
        body_zh: words.zh.text,
        title_en: words.en.title,
        body_en: words.en.text,
        version: version + 1,
      })
      .where("id", "=", newsId)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) {
      const known = await trx.selectFrom("news").select("id").where("id", "=", newsId).executeTakeFirst();
      return known ? refuse(409, "news.conflict") : refuse(404, "news.unknown");
    }
    const actor = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor, action: "news.update", subject: `news:${newsId}`, details: { version } });
    return { version: version + 1 };
  });
}
