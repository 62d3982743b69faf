import { company, messages, news, notices, tasks } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";
import { type TaskFilter, taskFilterOf } from "~/rules/tasks";
import { orNull } from "~/session/or-null";
import type { DashboardContent } from "~/ui/dashboard/content";

const few = { page: 0, size: 5 };
const someTasks = { page: 0, size: 10 };

/** What the shown cards say. A card that cannot be filled is null; the page does not fail for it. */
export async function loadContent(call: Gateway, codes: readonly string[], asked: URL): Promise<DashboardContent> {
  const filter: TaskFilter = taskFilterOf(asked.searchParams.get("tasks"));
  const shows = (...wanted: string[]) => wanted.some((code) => codes.includes(code));
  const [standing, taskPage, noticePage, messagePage, newsPage] = await Promise.all([
    shows("stage", "documents") ? orNull(call(company.standing, {}).then((told) => ({ told }))) : null,
    shows("tasks") ? orNull(call(tasks.list, { state: filter, ...someTasks })) : null,
    shows("notices") ? orNull(call(notices.list, few)) : null,
    shows("messages") ? orNull(call(messages.list, { unread: true, ...few })) : null,
    shows("news") ? orNull(call(news.list, few)) : null,
  ]);
  return {
    standing,
    tasks: taskPage && { filter, rows: taskPage.content, total: taskPage.totalElements },
    notices: noticePage?.content ?? null,
    messages: messagePage && { rows: messagePage.content, total: messagePage.totalElements },
    news: newsPage?.content ?? null,
  };
}
