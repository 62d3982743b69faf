import type { z } from "zod";
import type { news } from "~/contract";
import { readPage } from "~/platform/ground/database/page";
import type { Db, Language } from "~/platform/ground/database/schema";
import { wordsOf } from "~/platform/ground/database/words";
import { iso } from "~/platform/ground/base/instants";

type ListInput = z.output<typeof news.list.input>;

/** A page of the published news, newest first. */
export function listNews(db: Db, input: ListInput, { language, now }: { language: Language; now: Date }) {
  const query = db.selectFrom("news").where("withdrawn_at", "is", null).where("published_at", "<=", iso(now));
  return readPage(input, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    tell: (row) => ({
      newsId: row.id,
      ...wordsOf(row, language),
      link: row.link,
      publishedDate: row.published_at,
      version: row.version,
    }),
  });
}
