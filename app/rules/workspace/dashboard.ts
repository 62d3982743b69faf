/** The cards that the portal can show. Unknown cards from a base API are ignored. */
export const cardCodes = [
  "stage",
  "tasks",
  "notices",
  "messages",
  "documents",
  "news",
  "figures",
  "queue",
  "ageing",
  "conduct",
] as const;
export type CardCode = (typeof cardCodes)[number];

/** The number of columns of the dashboard's grid, and the maximum height and row of a card. */
export const gridColumns = 12;
export const tallestCard = 12;
export const lastRow = 500;

/** The position of a card on the grid, in columns and rows from the top left. */
type Place = { x: number; y: number; w: number; h: number };
/** The smallest a card may be. */
type Least = { minW: number; minH: number };
export type CardPlace = Place & { cardId: string };

const isBefore = (a: Place, b: Place) => a.y - b.y || a.x - b.x;
const bottomOf = (places: readonly Place[]) => Math.max(0, ...places.map(({ y, h }) => y + h));
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The cards in reading order: by row, then by column. On a phone they are stacked in this order. */
export const inReadingOrder = <P extends Place>(places: readonly P[]): P[] => places.toSorted(isBefore);

/** Whether two places share a cell. */
export const overlaps = (a: Place, b: Place): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Adds a card below all others, in its default size. */
export const withCard = (places: readonly CardPlace[], cardId: string, size: { w: number; h: number }): CardPlace[] => [
  ...places,
  { cardId, x: 0, y: bottomOf(places), w: clamp(size.w, 1, gridColumns), h: size.h },
];

/** Places the cards in rows, inside the grid and without overlaps. */
export function reflow(places: readonly CardPlace[]): CardPlace[] {
  const layout: CardPlace[] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const place of places) {
    if (x + place.w > gridColumns) [x, y, rowHeight] = [0, y + rowHeight, 0];
    layout.push({ ...place, x, y });
    x += place.w;
    rowHeight = Math.max(rowHeight, place.h);
  }
  return layout;
}

/** Moves a card one position earlier or later while the others make room, as the keyboard equivalent of dragging. */
export function shiftCard(places: readonly CardPlace[], cardId: string, by: -1 | 1): CardPlace[] {
  const order = inReadingOrder(places);
  const at = order.findIndex((place) => place.cardId === cardId);
  const [card] = order.splice(at, 1);
  if (card) order.splice(clamp(at + by, 0, order.length), 0, card);
  return reflow(order);
}

/** Changes the width and height of a card, within its minimum size and the grid. */
export const resizeCard = (
  places: readonly CardPlace[],
  cardId: string,
  by: { w?: number; h?: number },
  least: Least,
) =>
  reflow(
    inReadingOrder(places).map((place) =>
      place.cardId === cardId
        ? {
            ...place,
            w: clamp(place.w + (by.w ?? 0), least.minW, gridColumns),
            h: clamp(place.h + (by.h ?? 0), least.minH, tallestCard),
          }
        : place,
    ),
  );

/**
 * The same positions, counting only rows in which a card starts or ends. Other rows take no space, so that cards are as
 * tall as their content.
 */
export function compactRows(places: readonly CardPlace[]): CardPlace[] {
  const edges = [...new Set(places.flatMap(({ y, h }) => [y, y + h]))].toSorted((one, other) => one - other);
  return places.map((place) => {
    const y = edges.indexOf(place.y);
    return { ...place, y, h: edges.indexOf(place.y + place.h) - y };
  });
}

type SavedCard = CardPlace & { id: string };
/** The calls that turn the saved layout into another one (§7). */
export function layoutChanges(savedCards: readonly SavedCard[], after: readonly CardPlace[]) {
  const savedPlaceOf = (cardId: string) => savedCards.find((place) => place.cardId === cardId);
  return {
    removed: savedCards.filter(({ cardId }) => !after.some((place) => place.cardId === cardId)).map(({ id }) => id),
    added: after.filter(({ cardId }) => !savedPlaceOf(cardId)),
    moved: after.flatMap(({ cardId, x, y, w, h }) => {
      const before = savedPlaceOf(cardId);
      const isSame = before && before.x === x && before.y === y && before.w === w && before.h === h;
      return before && !isSame ? [{ id: before.id, x, y, w, h }] : [];
    }),
  };
}
