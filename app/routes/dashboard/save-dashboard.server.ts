import { z } from "zod";
import { dashboard } from "~/contract";
import { cardPlace } from "~/contract/dashboard";
import { jsonIn } from "~/gateway/decode-answer";
import { formText } from "~/rules/form-values";
import { layoutChanges, type CardPlace } from "~/rules/workspace/dashboard";
import type { Portal } from "~/session/portal.server";
import { afterIntent } from "~/rules/workspace/dashboard-intents";
import { loadLayout, type SavedCard } from "./load-layout.server";

const layout = z.array(cardPlace).max(50);

/**
 * Saves the posted layout through the calls of §7. `isDone`: the user has finished arranging. A form without a layout is a
 * bad request; a layout without any card is refused, because an empty layout means the default.
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

/** Cards are added before others are removed, so that the layout is never empty, which would mean the default. */
async function saveLayout({ call }: Portal, { roleId, saved, wanted }: Change) {
  const { added, moved, removed } = layoutChanges(saved, wanted);
  for (const card of added) await call(dashboard.createLayout, { roleId, ...card });
  if (moved.length > 0) await call(dashboard.updateLayouts, { layouts: moved });
  for (const id of removed) await call(dashboard.deleteLayout, { id });
}
