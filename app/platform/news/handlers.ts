import { news } from "~/contract";
import type { Core } from "../core";
import { type Handler, handleSession } from "../http/router";
import { listNews } from "./list-news";
import { updateNews } from "./update-news";

/** The news of the workspace (§1, §7). */
export const newsHandlers = ({ db }: Core): Handler[] => [
  handleSession(news.list, (asked, { language, now }) => listNews(db, asked, { language, now })),
  handleSession(news.update, (changed, { actor, now }) => updateNews(db, changed, { accountId: actor.accountId, now })),
];
