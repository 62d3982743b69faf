import type { z } from "zod";
import { dashboard } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { newId } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";
import { loadCardSet, loadCards, cardsFor, requireRole } from "./cards";

/**
 * The dashboard of each user and role (§7). The default set comes first, because its path also matches that of the
 * cards.
 */
export const dashboardHandlers = (core: Core): Handler[] => [
  handleSession(dashboard.cardSet, ({ id }, { actor }) => loadCardSet(core.db, actor, id)),
  handleSession(dashboard.cards, (input, { actor, language }) => loadCards(core.db, actor, input, language)),
  handleSession(dashboard.createLayout, (layout, { actor }) => createLayout(core.db, actor, layout)),
  handleSession(dashboard.deleteLayout, ({ id }, { actor }) => deleteLayout(core.db, actor, id)),
  handleSession(dashboard.updateLayouts, (layouts, { actor }) => updateLayouts(core, actor, layouts)),
];

/** Adds a card to this user's dashboard. */
async function createLayout(
  db: Db,
  actor: Actor,
  { roleId, cardId, x, y, w, h }: z.output<typeof dashboard.createLayout.input>,
): Promise<{ id: string }> {
  requireRole(actor, roleId);
  const card = await cardsFor(db, roleId).select("dashboard_card.id").where("dashboard_card.id", "=", cardId).execute();
  if (card.length === 0) refuse("unknown", "dashboard.cardUnknown");
  const id = newId();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("dashboard_layout")
    .values({ id, account_id: actor.accountId, role_code: roleId, card_id: cardId, x, y, w, h })
    .onConflict((conflict) => conflict.columns(["account_id", "role_code", "card_id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? { id } : refuse("conflict", "dashboard.cardThere");
}

/** Removes a card from this user's dashboard. */
async function deleteLayout(db: Db, { accountId }: Actor, id: string): Promise<Record<string, never>> {
  await db.deleteFrom("dashboard_layout").where("id", "=", id).where("account_id", "=", accountId).execute();
  return {};
}

/** Moves and resizes cards of this user's dashboard, all or none. */
async function updateLayouts(
  { db }: Core,
  { accountId }: Actor,
  { layouts }: z.output<typeof dashboard.updateLayouts.input>,
): Promise<Record<string, never>> {
  await db.transaction().execute(async (trx) => {
    for (const { id, ...place } of layouts) {
      const { numUpdatedRows } = await trx
        .updateTable("dashboard_layout")
        .set(place)
        .where("id", "=", id)
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) refuse("unknown", "dashboard.layoutUnknown");
    }
  });
  return {};
}
