import { type CardPlace, resizeCard, shiftCard, withCard } from "./dashboard";

/** The actions on a card that have a button. */
export const cardIntents = ["earlier", "later", "narrower", "wider", "lower", "taller", "remove"] as const;
type CardIntent = (typeof cardIntents)[number] | "add";

/** A card that can be placed: its default size and the smallest it may be. */
type CardSize = { id: string; w: number; h: number; minW: number; minH: number };
type Change = (layout: readonly CardPlace[], card: CardSize) => CardPlace[];

const changes: Record<CardIntent, Change> = {
  add: (layout, card) => withCard(layout, card.id, card),
  remove: (layout, card) => layout.filter((place) => place.cardId !== card.id),
  earlier: (layout, card) => shiftCard(layout, card.id, -1),
  later: (layout, card) => shiftCard(layout, card.id, 1),
  narrower: (layout, card) => resizeCard(layout, card.id, { w: -1 }, card),
  wider: (layout, card) => resizeCard(layout, card.id, { w: 1 }, card),
  lower: (layout, card) => resizeCard(layout, card.id, { h: -1 }, card),
  taller: (layout, card) => resizeCard(layout, card.id, { h: 1 }, card),
};
const isIntent = (name: string): name is CardIntent => Object.hasOwn(changes, name);

/** The layout after a button `intent:card` was pressed; any other intent leaves it unchanged. */
export function afterIntent(pressed: string, layout: readonly CardPlace[], cards: readonly CardSize[]): CardPlace[] {
  const [intent = "", cardId] = pressed.split(":", 2);
  const card = cards.find(({ id }) => id === cardId);
  const isPlaced = layout.some((place) => place.cardId === cardId);
  const isPossible = card !== undefined && isIntent(intent) && isPlaced !== (intent === "add");
  return isPossible ? changes[intent](layout, card) : [...layout];
}
