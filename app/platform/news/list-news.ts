import type { z } from "zod";
import type { news } from "~/contract";
import { readPage } from "../db/page";
import type { Db, Language } from "../db/schema";
import { wordsOf } from "../db/words";
import { iso } from "../instants";

type Asked = z.output<typeof news.list.input>;

/** A page of the published news, newest first. */
export function listNews(db: Db, asked: Asked, { language, now }: { language: Language; now: Date }) {
  const found = db.selectFrom("news").where("withdrawn_at", "is", null).where("published_at", "<=", iso(now));
  return readPage(asked, {
    count: found.select(({ fn }) => fn.countAll().as("total")),
    rows: found.selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    tell: (row) => ({
      newsId: row.id,
      ...wordsOf(row, language),
      link: row.link,
      publishedDate: row.published_at,
      version: row.version,
    }),
  });
}
