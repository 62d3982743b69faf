import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import {
  reflow,
  gridColumns,
  inReadingOrder,
  layoutChanges,
  overlaps,
  type CardPlace,
  resizeCard,
  shiftCard,
  withCard,
} from "~/rules/workspace/dashboard";

const least = { minW: 2, minH: 2 };
const sizes = fc.array(fc.record({ w: fc.integer({ min: 2, max: 12 }), h: fc.integer({ min: 2, max: 6 }) }), {
  minLength: 1,
  maxLength: 9,
});
const layouts = sizes.map((all) => reflow(all.map((size, place) => ({ cardId: `c${place}`, x: 0, y: 0, ...size }))));

function isSound(layout: CardPlace[]) {
  for (const [at, place] of layout.entries()) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.w).toBeLessThanOrEqual(gridColumns);
    for (const other of layout.slice(at + 1)) expect(overlaps(place, other)).toBe(false);
  }
}

property.prop([layouts, fc.nat(8), fc.constantFrom(-1 as const, 1 as const), fc.integer({ min: -3, max: 3 })])(
  "whatever is moved or resized, no card overlaps another or leaves the grid",
  (layout, at, by, more) => {
    const cardId = `c${at % layout.length}`;
    isSound(layout);
    isSound(shiftCard(layout, cardId, by));
    isSound(resizeCard(layout, cardId, { w: more, h: more }, least));
    isSound(withCard(layout, "new", { w: 6, h: 3 }));
    isSound(layout.filter((place) => place.cardId !== cardId));
  },
);

property.prop([layouts, fc.nat(8)])("moving a card later and earlier again restores its position", (layout, at) => {
  const cardId = `c${at % layout.length}`;
  const isLast = inReadingOrder(layout).at(-1)?.cardId === cardId;
  const back = isLast ? layout : shiftCard(shiftCard(layout, cardId, 1), cardId, -1);
  expect(inReadingOrder(back).map((place) => place.cardId)).toEqual(
    inReadingOrder(layout).map((place) => place.cardId),
  );
});

test("a card never gets smaller than its minimum or wider than the grid", () => {
  const [card] = resizeCard([{ cardId: "a", x: 0, y: 0, w: 3, h: 3 }], "a", { w: -9, h: -9 }, least);
  expect(card).toMatchObject({ w: 2, h: 2 });
  expect(resizeCard([{ cardId: "a", x: 0, y: 0, w: 11, h: 3 }], "a", { w: 9 }, least)[0]?.w).toBe(gridColumns);
});

test("only the differences from the stored layout are sent", () => {
  const place = { x: 0, y: 0, w: 4, h: 3 };
  const kept = ["same", "moved", "gone"].map((cardId) => ({ id: `id-${cardId}`, cardId, ...place }));
  const wanted = [
    { cardId: "same", ...place },
    { cardId: "moved", ...place, x: 4 },
    { cardId: "new", ...place, y: 3 },
  ];
  expect(layoutChanges(kept, wanted)).toEqual({
    removed: ["id-gone"],
    added: [{ cardId: "new", ...place, y: 3 }],
    moved: [{ id: "id-moved", ...place, x: 4 }],
  });
});
