import { news } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { listNews } from "./list-news";
import { listManagedNews, showNews } from "./managed-news";
import { updateNews } from "./update-news";

/** The news of the workspace (§1, §7), and what those who publish it do. */
export const newsHandlers = (core: Core): Handler[] => [
  handleSession(news.list, (query, { language, now }) => listNews(core.db, query, { language, now })),
  handleSession(news.listManaged, (query, { now }) => listManagedNews(core, query, now)),
  handleSession(news.one, ({ newsId }, { now }) => showNews(core, newsId, now)),
  handleSession(news.update, (change, { actor, now }) =>
    updateNews(core.db, change, { accountId: actor.accountId, now }),
  ),
];
