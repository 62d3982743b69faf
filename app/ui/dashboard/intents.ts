import type { Card } from "~/contract/dashboard";
import { type Placed, resized, shifted, withCard } from "~/rules/dashboard";

/** What can be done with a card by pressing a button. */
export const cardIntents = ["earlier", "later", "narrower", "wider", "lower", "taller", "remove"] as const;
type CardIntent = (typeof cardIntents)[number] | "add";

/** The layout after a button `intent:card` was pressed; another intent leaves it as it is. */
export function afterIntent(intent: string, layout: readonly Placed[], cards: readonly Card[]): Placed[] {
  const [what, cardId] = intent.split(":", 2);
  const card = cards.find(({ id }) => id === cardId);
  const isThere = layout.some((place) => place.cardId === cardId);
  if (!card || isThere === (what === "add")) return [...layout];
  switch (what as CardIntent) {
    case "add":
      return withCard(layout, card.id, card);
    case "remove":
      return layout.filter((place) => place.cardId !== card.id);
    case "earlier":
      return shifted(layout, card.id, -1);
    case "later":
      return shifted(layout, card.id, 1);
    case "narrower":
      return resized(layout, card.id, { w: -1 }, card);
    case "wider":
      return resized(layout, card.id, { w: 1 }, card);
    case "lower":
      return resized(layout, card.id, { h: -1 }, card);
    case "taller":
      return resized(layout, card.id, { h: 1 }, card);
    default:
      return [...layout];
  }
}
