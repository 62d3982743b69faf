import { company, figures, lov, messages, news, notices, onboarding, tasks } from "~/contract";
import { cardCodes, inReadingOrder } from "~/rules/workspace/dashboard";
import { dashboardQueueRows } from "~/rules/onboarding/review-figures";
import type { Portal } from "~/session/portal.server";
import { cardSources, type CardSource, type DashboardContent } from "~/ui/dashboard/content";
import { loadLayout } from "./load-layout.server";
import { parseTaskFilter, taskStatesCode } from "~/rules/workspace/tasks";

/** The cards of the dashboard with their positions and contents; in arrangement mode, of all cards. */
export async function loadDashboard(portal: Portal) {
  const { cards, saved, initial } = await loadLayout(portal);
  const ids = cards.map(({ id }) => id);
  const layout = inReadingOrder((saved.length > 0 ? saved : initial).filter(({ cardId }) => ids.includes(cardId)));
  const isArranging = portal.query.has("arrange") && cards.length > 0;
  const visibleCards = cards.filter(({ id }) => isArranging || layout.some(({ cardId }) => cardId === id));
  return {
    cards,
    layout: layout.map(({ cardId, x, y, w, h }) => ({ cardId, x, y, w, h })),
    isArranging,
    content: await loadContent(
      portal,
      visibleCards.map(({ code }) => code),
    ),
  };
}

const few = { page: 0, size: 5 };
const someTasks = { page: 0, size: 10 };
const ownQueue = { view: "waiting", assignee: "mine", order: "due", page: 0, size: dashboardQueueRows } as const;

type Loaders = { [Source in CardSource]: (portal: Portal) => Promise<DashboardContent[Source]> };

/** Loads each source of the cards. A source that cannot be loaded is null; the page does not fail because of it. */
const loaders: Loaders = {
  standing: loadStanding,
  tasks: loadTasks,
  notices: async ({ optional }) => (await optional(notices.list, few))?.content ?? null,
  messages: loadMessages,
  news: async ({ optional }) => (await optional(news.list, few))?.content ?? null,
  summary: ({ optional }) => optional(figures.summary, {}),
  queue: async ({ optional }) => (await optional(onboarding.queue, ownQueue))?.content ?? null,
  ageing: ({ optional }) => optional(figures.loadAgeing, {}),
};

/** The content of the visible cards. Messages are always loaded, because alarms are shown above the cards. */
async function loadContent(portal: Portal, codes: readonly string[]): Promise<DashboardContent> {
  const visibleCodes = cardCodes.filter((code) => codes.includes(code));
  const wanted = new Set<CardSource>(["messages", ...visibleCodes.flatMap((code) => cardSources[code])]);
  const sources = Object.keys(loaders) as CardSource[];
  const entries = sources.map(
    async (source) => [source, wanted.has(source) ? await loaders[source](portal) : null] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as DashboardContent;
}

/** The onboarding status of the company, which may be missing even though the base API responded. */
async function loadStanding({ attempt }: Portal) {
  const { answer, failure } = await attempt(company.standing, {});
  return failure ? null : { company: answer };
}

/** The unread messages; those that report a possible fraud are listed separately. */
async function loadMessages({ optional }: Portal) {
  const page = await optional(messages.list, { unread: true, ...few });
  if (!page) return null;
  return {
    rows: page.content.filter(({ isAlarm }) => !isAlarm),
    alarms: page.content.filter(({ isAlarm }) => isAlarm),
    total: page.totalElements,
  };
}

/** The tasks in a state, and the names of all states. */
async function loadTasks({ optional, query }: Portal) {
  const filter = parseTaskFilter(query.get("tasks"));
  const [states, page] = await Promise.all([
    optional(lov.children, { code: taskStatesCode }),
    optional(tasks.list, { state: filter, ...someTasks }),
  ]);
  return states && page && { filter, states, rows: page.content, total: page.totalElements };
}
