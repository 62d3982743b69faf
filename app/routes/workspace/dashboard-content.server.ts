import { company, lov, messages, news, notices, tasks } from "~/contract";
import { type TaskFilter, taskFilterOf, taskStatesCode } from "~/rules/tasks";
import type { Portal } from "~/session/request.server";
import type { DashboardContent } from "~/ui/dashboard/content";

const few = { page: 0, size: 5 };
const someTasks = { page: 0, size: 10 };

/** What the shown cards say. A card that cannot be filled is null; the page does not fail for it. */
export async function loadContent(portal: Portal, codes: readonly string[]): Promise<DashboardContent> {
  const filter: TaskFilter = taskFilterOf(portal.query.get("tasks"));
  const shows = (...cards: string[]) => cards.some((code) => codes.includes(code));
  const [standing, taskPage, noticePage, messagePage, newsPage] = await Promise.all([
    shows("stage", "documents") ? loadStanding(portal) : null,
    shows("tasks") ? loadTasks(portal, filter) : null,
    shows("notices") ? portal.optional(notices.list, few) : null,
    shows("messages") ? portal.optional(messages.list, { unread: true, ...few }) : null,
    shows("news") ? portal.optional(news.list, few) : null,
  ]);
  return {
    standing,
    tasks: taskPage,
    notices: noticePage?.content ?? null,
    messages: messagePage && { rows: messagePage.content, total: messagePage.totalElements },
    news: newsPage?.content ?? null,
  };
}

/** Where the company stands; a base API that knows of no standing has answered all the same. */
async function loadStanding({ attempt }: Portal) {
  const { answer, failure } = await attempt(company.standing, {});
  return failure ? null : { told: answer };
}

/** The tasks of a state, and the states there are by their names. */
async function loadTasks({ optional }: Portal, filter: TaskFilter) {
  const [states, page] = await Promise.all([
    optional(lov.children, { code: taskStatesCode }),
    optional(tasks.list, { state: filter, ...someTasks }),
  ]);
  return states && page && { filter, states, rows: page.content, total: page.totalElements };
}
