import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isDealtWith, listOpen, nextStop, returnProgress } from "~/rules/onboarding/return-progress";
import { sectionIds } from "~/rules/registration/section-ids";

const item = fc.record({
  section: fc.constantFrom(...sectionIds),
  field: fc.option(fc.constantFrom("duns", "banks[0].iban")),
  isChanged: fc.boolean(),
  reason: fc.option(fc.constantFrom("", "as registered"), { nil: undefined }),
});
const tab = fc.constantFrom(...sectionIds);

const basic = { section: "basic", field: "duns", isChanged: false } as const;
const bank = { section: "bank", field: "banks[0].iban", isChanged: false } as const;

test("a tab leads to the next tab with an open comment, and after the last tab to the first", () => {
  expect(nextStop([bank, basic], "basic")).toBe(bank);
  expect(nextStop([bank, basic], "contact")).toBe(bank);
  expect(nextStop([bank, basic], "attachment")).toBe(basic);
  expect(nextStop([{ ...bank, isChanged: true }, basic], "attachment")).toBe(basic);
});

test("if comments are open on this tab only, it leads to all comments; without open comments, to the review", () => {
  expect(nextStop([bank], "bank")).toBe("returned");
  expect(nextStop([{ ...bank, isChanged: true }], "bank")).toBe("review");
  expect(nextStop([], "bank")).toBeNull();
});

test("moving from stop to stop reaches every tab with an open comment, and never a tab without one", () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1 }), tab, (items, start) => {
      const reached = new Set([start]);
      let from = start;
      for (const _ of sectionIds) {
        const stop = nextStop(items, from);
        if (stop === null || typeof stop === "string") break;
        expect(isDealtWith(stop)).toBe(false);
        reached.add(stop.section);
        from = stop.section;
      }
      for (const { section } of listOpen(items)) expect(reached).toContain(section);
      expect(nextStop(items, start) === "review").toBe(listOpen(items).length === 0);
    }),
  );
});

test("an unchanged answer is dealt with if it has a reason that is not empty", () => {
  expect(returnProgress([{ ...bank, reason: "as registered" }, basic])).toEqual({ done: 1, all: 2 });
  expect(nextStop([{ ...bank, reason: "as registered" }], "bank")).toBe("review");
  expect(isDealtWith({ ...bank, reason: "" })).toBe(false);
});

test("every comment is either dealt with or open", () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const { done, all } = returnProgress(items);
      expect(done + listOpen(items).length).toBe(all);
    }),
  );
});
