import { expect, test } from "vitest";
import { reflow } from "~/rules/workspace/dashboard";
import { afterIntent, cardIntents } from "~/rules/workspace/dashboard-intents";

const cards = ["tasks", "news", "queue"].map((id) => ({ id, w: 4, h: 3, minW: 2, minH: 2 }));
const layout = reflow([
  { cardId: "tasks", x: 0, y: 0, w: 4, h: 3 },
  { cardId: "news", x: 4, y: 0, w: 4, h: 3 },
]);
const cardsOf = (places: typeof layout) => places.map(({ cardId }) => cardId);
const placeOf = (places: typeof layout, card: string) => places.find(({ cardId }) => cardId === card);

test("a button moves, resizes, removes or adds the card that it names", () => {
  expect(cardsOf(afterIntent("later:tasks", layout, cards))).toEqual(["news", "tasks"]);
  expect(cardsOf(afterIntent("earlier:news", layout, cards))).toEqual(["news", "tasks"]);
  expect(cardsOf(afterIntent("remove:tasks", layout, cards))).toEqual(["news"]);
  expect(placeOf(afterIntent("wider:news", layout, cards), "news")).toMatchObject({ w: 5 });
  expect(placeOf(afterIntent("narrower:news", layout, cards), "news")).toMatchObject({ w: 3 });
  expect(placeOf(afterIntent("taller:news", layout, cards), "news")).toMatchObject({ h: 4 });
  expect(placeOf(afterIntent("lower:news", layout, cards), "news")).toMatchObject({ h: 2 });
  expect(placeOf(afterIntent("add:queue", layout, cards), "queue")).toMatchObject({ w: 4, h: 3, y: 3 });
});

test.each(["", "add", "add:tasks", "add:unknown", "remove:queue", "explode:tasks", "constructor:tasks", ":tasks"])(
  "%j, which no button sends for this layout, changes nothing",
  (pressed) => {
    expect(afterIntent(pressed, layout, cards)).toEqual(layout);
  },
);

test.each(cardIntents)("%s does nothing to a card that is not on the dashboard", (intent) => {
  expect(afterIntent(`${intent}:queue`, layout, cards)).toEqual(layout);
});
