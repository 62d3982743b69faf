import { dashboard } from "~/contract";
import type { Card } from "~/contract/dashboard";
import type { CardPlace } from "~/rules/workspace/dashboard";
import type { Portal } from "~/session/portal.server";

export type SavedCard = CardPlace & { id: string };
type Layout = { roleId: string | null; cards: Card[]; saved: SavedCard[]; initial: CardPlace[] };

/** The dashboard of this user in their current role, which is their first role in the tenant (§3, §7). */
export async function loadLayout(portal: Portal): Promise<Layout> {
  const { user, roles } = await portal.workspace();
  const [roleId] = roles;
  if (roleId === undefined || roleId === "none") return { roleId: null, cards: [], saved: [], initial: [] };
  const [{ cards, layouts }, initial] = await Promise.all([
    portal.call(dashboard.cards, { userId: user.id, roleId }),
    portal.call(dashboard.cardSet, { id: roleId }),
  ]);
  return { roleId, cards, saved: layouts, initial };
}
