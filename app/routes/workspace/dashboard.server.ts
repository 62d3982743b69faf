import { z } from "zod";
import { dashboard, company, figures, lov, messages, news, notices, onboarding, tasks } from "~/contract";
import { type Card, cardPlace } from "~/contract/dashboard";
import { jsonIn } from "~/gateway/decode-answer";
import { cardCodes, inOrder, layoutChanges, type CardPlace } from "~/rules/workspace/dashboard";
import { dashboardQueueRows } from "~/rules/onboarding/review-figures";
import { formText } from "~/rules/form-values";
import type { Portal } from "~/session/portal.server";
import { afterIntent, cardSources, type CardSource, type DashboardContent } from "~/ui/dashboard/content";
import { parseTaskFilter, taskStatesCode } from "~/rules/workspace/tasks";

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

const layout = z.array(cardPlace).max(50);

/**
 * Saves the posted layout through the calls of §7. `isDone`: the user has finished arranging. A form without a layout is a bad
 * request; one without any card is refused, because an empty layout means the default.
 */
export async function saveDashboard(portal: Portal): Promise<{ isDone: boolean } | { refusal: string }> {
  const form = await portal.form();
  const intent = formText(form, "intent");
  const result = layout.safeParse(jsonIn(formText(form, "layout")));
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

type Loaders = { [Source in CardSource]: (portal: Portal) => Promise<DashboardContent[Source]> };

/** How each source of the cards is loaded. One that cannot be is null; the page does not fail for it. */
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

/** The onboarding status of the company; a base API without one has still answered. */
async function loadStanding({ attempt }: Portal) {
  const { answer, failure } = await attempt(company.standing, {});
  return failure ? null : { company: answer };
}

/** The unread messages, those that report a possible fraud by themselves. */
async function loadMessages({ optional }: Portal) {
  const page = await optional(messages.list, { unread: true, ...few });
  if (!page) return null;
  return {
    rows: page.content.filter(({ isAlarm }) => !isAlarm),
    alarms: page.content.filter(({ isAlarm }) => isAlarm),
    total: page.totalElements,
  };
}

/** The tasks of a state, and the states there are by their names. */
async function loadTasks({ optional, query }: Portal) {
  const filter = parseTaskFilter(query.get("tasks"));
  const [states, page] = await Promise.all([
    optional(lov.children, { code: taskStatesCode }),
    optional(tasks.list, { state: filter, ...someTasks }),
  ]);
  return states && page && { filter, states, rows: page.content, total: page.totalElements };
}
