import type { z } from "zod";
import { news } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { readTablePage } from "~/platform/core/database/page";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { toWords } from "~/platform/core/database/words";
import { iso } from "~/platform/core/base/instants";
import { listManagedNews, showNews, updateNews } from "./managed-news";

/** The news of the workspace (§1, §7), and the calls of its publishers. */
export const newsHandlers = (core: Core): Handler[] => [
  handleSession(news.list, (query, { language, now }) => listNews(core.db, query, { language, now })),
  handleSession(news.listManaged, (query, { now }) => listManagedNews(core, query, now)),
  handleSession(news.one, ({ newsId }, { now }) => showNews(core, newsId, now)),
  handleSession(news.update, (change, { actor, now }) =>
    updateNews(core.db, change, { accountId: actor.accountId, now }),
  ),
];

type ListInput = z.output<typeof news.list.input>;

/** A page of the published news, newest first. */
function listNews(db: Db, input: ListInput, { language, now }: { language: Language; now: Date }) {
  const query = db.selectFrom("news").where("withdrawn_at", "is", null).where("published_at", "<=", iso(now));
  return readTablePage(input, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    toContent: (row) => ({
      newsId: row.id,
      ...toWords(row, language),
      link: row.link,
      publishedDate: row.published_at,
      version: row.version,
    }),
  });
}
