import { company, lov, messages, news, notices, tasks } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";
import { type TaskFilter, taskFilterOf, taskStatesCode } from "~/rules/tasks";
import type { Asked } from "~/session/caller.server";
import { orNull } from "~/session/or-null";
import type { DashboardContent } from "~/ui/dashboard/content";

const few = { page: 0, size: 5 };
const someTasks = { page: 0, size: 10 };

/** What the shown cards say. A card that cannot be filled is null; the page does not fail for it. */
export async function loadContent(asked: Asked, codes: readonly string[]): Promise<DashboardContent> {
  const filter: TaskFilter = taskFilterOf(new URL(asked.request.url).searchParams.get("tasks"));
  const shows = (...wanted: string[]) => wanted.some((code) => codes.includes(code));
  const [standing, tasksHere, noticePage, messagePage, newsPage] = await Promise.all([
    shows("stage", "documents") ? orNull(asked, async (call) => ({ told: await call(company.standing, {}) })) : null,
    shows("tasks") ? orNull(asked, (call) => loadTasks(call, filter)) : null,
    shows("notices") ? orNull(asked, (call) => call(notices.list, few)) : null,
    shows("messages") ? orNull(asked, (call) => call(messages.list, { unread: true, ...few })) : null,
    shows("news") ? orNull(asked, (call) => call(news.list, few)) : null,
  ]);
  return {
    standing,
    tasks: tasksHere,
    notices: noticePage?.content ?? null,
    messages: messagePage && { rows: messagePage.content, total: messagePage.totalElements },
    news: newsPage?.content ?? null,
  };
}

/** The tasks of a state, and the states there are by their names. */
async function loadTasks(call: Gateway, filter: TaskFilter) {
  const [states, page] = await Promise.all([
    call(lov.children, { code: taskStatesCode }),
    call(tasks.list, { state: filter, ...someTasks }),
  ]);
  return { filter, states, rows: page.content, total: page.totalElements };
}
