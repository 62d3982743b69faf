import type { z } from "zod";
import type { dashboard } from "~/contract";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { refuse } from "~/platform/core/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";

/** Refuses a role that the actor does not have. */
export function requireRole({ roles }: Actor, roleCode: string): void {
  if (!roles.includes(roleCode)) refuse("forbidden", "request.e403");
}

/** The cards for a role, and this user's layout. */
export async function loadCards(
  db: Db,
  { accountId, ...actor }: Actor,
  { userId, roleId }: z.output<typeof dashboard.cards.input>,
  language: Language,
): Promise<z.input<typeof dashboard.cards.answer>> {
  if (userId !== accountId) refuse("forbidden", "request.e403");
  requireRole({ accountId, ...actor }, roleId);
  const cards = await cardsFor(db, roleId).selectAll("dashboard_card").orderBy("dashboard_card.id").execute();
  const layouts = await db
    .selectFrom("dashboard_layout")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("role_code", "=", roleId)
    .execute();
  return {
    cards: cards.map((card) => toCardText(card, language)),
    layouts: layouts.map(({ id, card_id, x, y, w, h }) => ({ id, cardId: card_id, x, y, w, h })),
  };
}

/** The default cards of a role, with their positions. */
export async function loadCardSet(db: Db, actor: Actor, roleId: string) {
  requireRole(actor, roleId);
  const set = await cardsFor(db, roleId)
    .select(["dashboard_card.id as cardId", "x", "y", "w", "h"])
    .where("x", "is not", null)
    .orderBy("y")
    .orderBy("x")
    .execute();
  return set.map(({ x, y, ...card }) => ({ ...card, x: x ?? 0, y: y ?? 0 }));
}

/** The cards of a role, joined with their default positions. */
export const cardsFor = (db: Db, roleCode: string) =>
  db
    .selectFrom("dashboard_card")
    .innerJoin("dashboard_set", "dashboard_set.card_id", "dashboard_card.id")
    .where("dashboard_set.role_code", "=", roleCode);

const toCardText = ({ min_w, min_h, ...card }: Tables["dashboard_card"], language: Language) => ({
  id: card.id,
  code: card.code,
  name: language === "zh" ? card.name_zh : card.name_en,
  description: language === "zh" ? card.description_zh : card.description_en,
  minW: min_w,
  minH: min_h,
  w: card.w,
  h: card.h,
});
