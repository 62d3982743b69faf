import { fc } from "@fast-check/vitest";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { categoryForm, findCategoryHindrance, toDifference } from "~/rules/categories/category-change";
import { isSameSet, joinCodes, splitCodes } from "~/rules/categories/code-set";
import { categoryReasonMax } from "~/rules/categories/limits";
import { hasCompanyFile, isQualified, states } from "~/rules/onboarding/stages";

const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z][A-Z_]{0,9}$/));

test("codes are read back unchanged from their column", () =>
  fc.assert(
    fc.property(codes, (some) => {
      expect(splitCodes(joinCodes(some))).toEqual(some);
      for (const code of some) expect(joinCodes(some)).toContain(` ${code} `);
    }),
  ));

test("no codes and an empty column both give an empty list", () => {
  expect(splitCodes(null)).toEqual([]);
  expect(splitCodes("")).toEqual([]);
});

test("applying the added and removed codes of a change turns one set into the other", () =>
  fc.assert(
    fc.property(codes, codes, (before, after) => {
      const { added, removed } = toDifference(before, after);
      const kept = before.filter((code) => !removed.includes(code));
      expect(isSameSet([...kept, ...added], after)).toBe(true);
      expect(isSameSet(before, after)).toBe(added.length + removed.length === 0);
    }),
  ));

test("order and duplicates of categories do not matter", () => {
  expect(isSameSet(["PCB", "GLASS"], ["GLASS", "PCB", "PCB"])).toBe(true);
  expect(isSameSet(["PCB", "PCB"], ["PCB", "GLASS"])).toBe(false);
});

test("a supplier must retain at least one category, and a change must change something", () => {
  expect(findCategoryHindrance(["PCB"], [])).toBe("none");
  expect(findCategoryHindrance([], [])).toBe("none");
  expect(findCategoryHindrance(["PCB", "GLASS"], ["GLASS", "PCB"])).toBe("unchanged");
  expect(findCategoryHindrance(["PCB"], ["GLASS"])).toBe(null);
  expect(findCategoryHindrance([], ["GLASS"])).toBe(null);
});

test("a change needs a reason of limited length and without invisible characters", () => {
  const codesOf = (reason: string) =>
    z.safeParse(categoryForm, { reason }).error?.issues.map(({ message }) => message) ?? [];
  expect(codesOf(" 样品合格 ")).toEqual([]);
  expect(codesOf("  ")).toEqual(["field.required"]);
  expect(codesOf("长".repeat(categoryReasonMax + 1))).toEqual(["field.tooLong"]);
  expect(codesOf("\u202e")).toEqual(["field.characters"]);
});

test("a supplier is qualified until it is retired, and every qualified one has a company file", () => {
  const qualified = states.filter(isQualified);
  expect(qualified).toEqual(["qualified", "yearlyReview", "blockProposed", "blocked", "reinstatementProposed"]);
  expect(qualified.every(hasCompanyFile)).toBe(true);
});
