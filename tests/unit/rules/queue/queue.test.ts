import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { pageSizes } from "~/rules/paging/page-sizes";
import { orderAfterPress, queueOrders, queueViews, statesIn } from "~/rules/queue/queue";
import {
  parseQueuePlace,
  type StandardView,
  standardViews,
  toQueueQuery,
  toStandardFilter,
  toViewQuery,
} from "~/rules/queue/queue-place";
import { toQueueInput } from "~/rules/queue/queue-input";
import { queue } from "~/contract/onboarding";
import { riskLevels } from "~/rules/onboarding/risk";
import { companyTypes } from "~/rules/registration/company-types";

const places = fc.constantFrom(...queueViews).chain((view) =>
  fc.record({
    view: fc.constant(view),
    state: fc.subarray(statesIn(view)),
    category: fc.constantFrom("", "DISPLAY"),
    province: fc.constantFrom("", "440000"),
    companyType: fc.constantFrom("" as const, ...companyTypes),
    risk: fc.constantFrom("" as const, ...riskLevels),
    assignee: fc.constantFrom("", "mine", "none"),
    submittedFrom: fc.constantFrom("", "2026-10-25"),
    submittedTo: fc.constantFrom("", "2026-11-23"),
    isLate: fc.boolean(),
    isSoon: fc.boolean(),
    search: fc.constantFrom("", "远航", "SR-2025", "wang@yuanhang.example"),
    order: fc.constantFrom(...queueOrders),
    page: fc.nat(500),
    size: fc.constantFrom(...pageSizes),
  }),
);

property.prop([places])("a view of the queue is unchanged after a round trip through a URL", (place) => {
  expect(parseQueuePlace(new URLSearchParams(toQueueQuery(place)))).toEqual(place);
});

test("pending decisions and registrations that can only start the next stage are separate views", () => {
  expect(statesIn("toMoveOn")).toEqual(["newlyRegistered", "potential"]);
  expect(statesIn("waiting")).toEqual([
    "preliminaryReview",
    "internalReview",
    "blockProposed",
    "reinstatementProposed",
  ]);
});

test("an address with only a state opens the view that contains it", () => {
  expect(parseQueuePlace(new URLSearchParams("state=potential"))).toMatchObject({
    view: "toMoveOn",
    state: ["potential"],
  });
  expect(parseQueuePlace(new URLSearchParams("state=unknown")).view).toBe("waiting");
});

test("an unknown order is ignored", () => {
  expect(parseQueuePlace(new URLSearchParams("order=password")).order).toBe("due");
});

test("clicking a column sorts by it, and clicking again reverses the order", () => {
  expect(orderAfterPress("due", "company")).toBe("company");
  expect(orderAfterPress("company", "company")).toBe("-company");
  expect(orderAfterPress("-company", "company")).toBe("company");
});

property.prop([places])("the request to the base API matches its contract", (place) => {
  expect(queue.input.parse(toQueueInput(place))).toMatchObject({ view: place.view, page: 0 });
});

property.prop([places])("a saved view retains filter and order, but not page and size", (place) => {
  const saved = parseQueuePlace(new URLSearchParams(toViewQuery(place)));
  expect(saved).toEqual({ ...place, page: 0, size: 20 });
});

test("a date that does not exist does not filter", () => {
  const place = parseQueuePlace(new URLSearchParams("from=2026-02-30&to=yesterday"));
  expect([place.submittedFrom, place.submittedTo]).toEqual(["", ""]);
});

test.each(standardViews)("the view %s has a URL that leads to it", (view: StandardView) => {
  const place = { ...toStandardFilter(view), order: "due" as const, page: 0, size: 20 as const };
  expect(parseQueuePlace(new URLSearchParams(toQueueQuery(place)))).toEqual(place);
});
