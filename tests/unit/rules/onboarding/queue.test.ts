import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { pageSizes } from "~/rules/limits";
import {
  orderAfterPress,
  parseQueuePlace,
  queueOrders,
  queueViews,
  statesIn,
  toQueueQuery,
} from "~/rules/onboarding/queue";

const places = fc.constantFrom(...queueViews).chain((view) =>
  fc.record({
    view: fc.constant(view),
    state: fc.option(fc.constantFrom(...statesIn(view)), { nil: undefined }),
    isLate: fc.boolean(),
    search: fc.constantFrom("", "远航", "SR-2025", "wang@yuanhang.example"),
    order: fc.constantFrom(...queueOrders),
    page: fc.nat(500),
    size: fc.constantFrom(...pageSizes),
  }),
);

property.prop([places])("a place of the queue is the same after it was an address", (place) => {
  expect(parseQueuePlace(new URLSearchParams(toQueueQuery(place)))).toEqual(place);
});

test("an order that is none counts as unsaid", () => {
  expect(parseQueuePlace(new URLSearchParams("order=password")).order).toBe("due");
});

test("a press on a column sorts by it, and a second one the other way round", () => {
  expect(orderAfterPress("due", "company")).toBe("company");
  expect(orderAfterPress("company", "company")).toBe("-company");
  expect(orderAfterPress("-company", "company")).toBe("company");
});
