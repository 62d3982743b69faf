import { z } from "zod";
import { dashboard, company, figures, lov, messages, news, notices, onboarding, tasks } from "~/contract";
import { type Card, cardPlace } from "~/contract/dashboard";
import { jsonIn } from "~/gateway/wire";
import { inOrder, layoutChanges, type CardPlace } from "~/rules/dashboard";
import { dashboardQueueRows } from "~/rules/onboarding/figures";
import { formText } from "~/rules/form-values";
import type { Portal } from "~/session/request.server";
import { afterIntent, type DashboardContent } from "~/ui/dashboard/content";
import { type TaskFilter, parseTaskFilter, taskStatesCode } from "~/rules/tasks";

type SavedCard = CardPlace & { id: string };
type Layout = { roleId: string | null; cards: Card[]; saved: SavedCard[]; initial: CardPlace[] };

/** The dashboard of this user in the role they work in: the first they have in the tenant (§3, §7). */
async function loadLayout(portal: Portal): Promise<Layout> {
  const { user, roles } = await portal.workspace();
  const [roleId] = roles;
  if (roleId === undefined || roleId === "none") return { roleId: null, cards: [], saved: [], initial: [] };
  const [{ cards, layouts }, initial] = await Promise.all([
    portal.call(dashboard.cards, { userId: user.id, roleId }),
    portal.call(dashboard.cardSet, { id: roleId }),
  ]);
  return { roleId, cards, saved: layouts, initial };
}

/** The cards of the dashboard, where they lie, and what they say; while they are arranged, all of them say it. */
export async function loadDashboard(portal: Portal) {
  const { cards, saved, initial } = await loadLayout(portal);
  const ids = cards.map(({ id }) => id);
  const layout = inOrder((saved.length > 0 ? saved : initial).filter(({ cardId }) => ids.includes(cardId)));
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

const postedLayout = z.array(cardPlace).max(50);

/**
 * Saves the posted layout through the calls of §7. `isDone`: the user has finished arranging. A form that is no layout is a
 * bad request; one without any card is refused, since an empty layout means the default.
 */
export async function saveDashboard(portal: Portal): Promise<{ isDone: boolean } | { refusal: string }> {
  const form = await portal.form();
  const intent = formText(form, "intent");
  const result = postedLayout.safeParse(jsonIn(formText(form, "layout")));
  if (!result.success) throw new Response(null, { status: 400 });

  const { roleId, cards, saved } = await loadLayout(portal);
  if (roleId === null) throw new Response(null, { status: 400 });
  if (intent === "restore") {
    for (const { id } of saved) await portal.call(dashboard.deleteLayout, { id });
    return { isDone: true };
  }
  const newLayout = afterIntent(intent, result.data, cards);
  if (newLayout.length === 0) return { refusal: "dashboard.oneCard" };
  await saveLayout(portal, { roleId, saved, wanted: newLayout });
  return { isDone: intent === "save" };
}

type Change = { roleId: string; saved: SavedCard[]; wanted: CardPlace[] };

/** Cards are added before others go: in between the layout is never empty, which would be the default. */
async function saveLayout({ call }: Portal, { roleId, saved, wanted }: Change) {
  const { added, moved, removed } = layoutChanges(saved, wanted);
  for (const card of added) await call(dashboard.createLayout, { roleId, ...card });
  if (moved.length > 0) await call(dashboard.updateLayouts, { layouts: moved });
  for (const id of removed) await call(dashboard.deleteLayout, { id });
}

const few = { page: 0, size: 5 };
const someTasks = { page: 0, size: 10 };
const ownQueue = { view: "waiting", assignee: "mine", order: "due", page: 0, size: dashboardQueueRows } as const;

/** What the shown cards say. A card that cannot be filled is null; the page does not fail for it. */
async function loadContent(portal: Portal, codes: readonly string[]): Promise<DashboardContent> {
  const filter: TaskFilter = parseTaskFilter(portal.query.get("tasks"));
  const shows = (...cards: string[]) => cards.some((code) => codes.includes(code));
  const [standing, taskPage, noticePage, messagePage, newsPage, summary, queue, ageing] = await Promise.all([
    shows("stage", "documents") ? loadStanding(portal) : null,
    shows("tasks") ? loadTasks(portal, filter) : null,
    shows("notices") ? portal.optional(notices.list, few) : null,
    portal.optional(messages.list, { unread: true, ...few }),
    shows("news") ? portal.optional(news.list, few) : null,
    shows("figures") ? portal.optional(figures.summary, {}) : null,
    shows("queue") ? portal.optional(onboarding.queue, ownQueue) : null,
    shows("ageing") ? portal.optional(figures.loadAgeing, {}) : null,
  ]);
  return {
    standing,
    tasks: taskPage,
    notices: noticePage?.content ?? null,
    messages: messagePage && {
      rows: messagePage.content.filter(({ isAlarm }) => !isAlarm),
      total: messagePage.totalElements,
    },
    news: newsPage?.content ?? null,
    summary,
    queue: queue?.content ?? null,
    ageing,
    alarms: messagePage?.content.filter(({ isAlarm }) => isAlarm) ?? [],
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
