import { z } from "zod";
import { dashboard } from "~/contract";
import { type Card, placed } from "~/contract/dashboard";
import type { Gateway } from "~/gateway/gateway.server";
import { inOrder, layoutChanges, type Placed } from "~/rules/dashboard";
import { formText } from "~/rules/form-text";
import type { Asked } from "~/session/caller.server";
import { gatewayFor } from "~/session/gateway.server";
import { initOf } from "~/session/init.server";
import { formOf } from "~/session/posted-form.server";
import { afterIntent } from "~/ui/dashboard/intents";
import { loadContent } from "./dashboard-content.server";

type Layout = { roleId: string | null; cards: Card[]; kept: (Placed & { id: string })[]; set: Placed[] };

/** The dashboard of this user in the role they work in: the first they have in the tenant (§3, §7). */
async function loadLayout(asked: Asked, call: Gateway): Promise<Layout> {
  const { user, roles } = await initOf(asked);
  const [roleId] = roles;
  if (roleId === undefined || roleId === "none") return { roleId: null, cards: [], kept: [], set: [] };
  const [{ cards, layouts }, set] = await Promise.all([
    call(dashboard.cards, { userId: user.id, roleId }),
    call(dashboard.cardSet, { id: roleId }),
  ]);
  return { roleId, cards, kept: layouts, set };
}

/** The cards to be shown, where they lie, and what they say; while they are arranged they say nothing. */
export async function loadDashboard(asked: Asked) {
  const call = await gatewayFor(asked);
  const address = new URL(asked.request.url);
  const { cards, kept, set } = await loadLayout(asked, call);
  const known = cards.map(({ id }) => id);
  const layout = inOrder((kept.length > 0 ? kept : set).filter(({ cardId }) => known.includes(cardId)));
  const isArranging = address.searchParams.has("arrange") && cards.length > 0;
  const codes = cards.filter(({ id }) => layout.some(({ cardId }) => cardId === id)).map(({ code }) => code);
  return {
    cards,
    layout: layout.map(({ cardId, x, y, w, h }) => ({ cardId, x, y, w, h })),
    isArranging,
    content: await loadContent(asked, isArranging ? [] : codes),
  };
}

const posted = z.array(placed).max(50);

/**
 * Keeps the posted layout through the calls of §7. `isDone`: the user is through with arranging. A form that is no layout
 * is a bad request; one without any card is refused, since nothing kept means the default.
 */
export async function saveDashboard(asked: Asked): Promise<{ isDone: boolean } | { refused: string }> {
  const form = await formOf(asked.request);
  const intent = formText(form, "intent");
  const typed = posted.safeParse(parsed(formText(form, "layout")));
  if (!typed.success) throw new Response(null, { status: 400 });

  const call = await gatewayFor(asked);
  const { roleId, cards, kept } = await loadLayout(asked, call);
  if (roleId === null) throw new Response(null, { status: 400 });
  if (intent === "restore") {
    for (const { id } of kept) await call(dashboard.deleteLayout, { id });
    return { isDone: true };
  }
  const wanted = afterIntent(intent, typed.data, cards);
  if (wanted.length === 0) return { refused: "dashboard.oneCard" };
  await keep(call, { roleId, kept, wanted });
  return { isDone: intent === "save" };
}

type Keep = { roleId: string; kept: (Placed & { id: string })[]; wanted: Placed[] };

/** Cards come before others go: in between there is never nothing, which would be the default. */
async function keep(call: Gateway, { roleId, kept, wanted }: Keep) {
  const { added, moved, removed } = layoutChanges(kept, wanted);
  for (const card of added) await call(dashboard.createLayout, { roleId, ...card });
  if (moved.length > 0) await call(dashboard.updateLayouts, { layouts: moved });
  for (const id of removed) await call(dashboard.deleteLayout, { id });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
