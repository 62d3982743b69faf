import { expect, test } from "vitest";
import { contextFrom, findAllErrors, sectionState } from "~/rules/registration/section-state";
import { sectionIds } from "~/rules/registration/section-ids";
import { shownSections } from "~/rules/registration/shown-sections";
import { complete, today } from "./complete";

const context = contextFrom(complete, today);
const saved = (values: object) => ({ values: { ...complete.basic, ...values }, version: 1 });

test("a complete registration can be submitted", () => {
  expect(findAllErrors(complete, context)).toEqual({});
  for (const id of sectionIds)
    expect(sectionState(id, { values: complete[id], version: 3 }, context)).toEqual({ state: "complete" });
});

test("an empty registration has errors in every section", () => {
  expect(Object.keys(findAllErrors({}, contextFrom({}, today)))).toEqual([...sectionIds]);
});

test("a section that was never saved is not started, regardless of its values", () => {
  expect(sectionState("basic", { values: complete.basic, version: 0 }, context)).toEqual({ state: "notStarted" });
});

test("missing answers are in progress, invalid ones need correcting", () => {
  expect(sectionState("basic", saved({ duns: "", smeId: "" }), context)).toEqual({ state: "inProgress", missing: 2 });
  expect(sectionState("basic", saved({ duns: "123", smeId: "" }), context)).toEqual({
    state: "toCorrect",
    toCorrect: 1,
    missing: 1,
  });
});

test("the same holds for answers in rows", () => {
  const contacts = (phone: string) => ({
    values: { contacts: [{ type: "other", name: "李娜", position: "经理", email: "a@b.cn", phone }] },
    version: 1,
  });
  expect(sectionState("contact", contacts(""), context)).toEqual({ state: "inProgress", missing: 1 });
  expect(sectionState("contact", contacts("x"), context)).toEqual({ state: "toCorrect", toCorrect: 1, missing: 0 });
});

test("a hidden tab is not required", () => {
  expect(shownSections("association")).not.toContain("association");
  expect(shownSections("no such tab")).toEqual([...sectionIds]);
  expect(findAllErrors({ ...complete, association: {} }, context, "association")).toEqual({});
  expect(Object.keys(findAllErrors({ ...complete, association: {} }, context))).toEqual(["association"]);
});

test("the other sections get the company from the basic one, trimmed", () => {
  expect(contextFrom({ basic: { companyName: "  远航 ", registeredCountry: "CN" } }, today)).toEqual({
    today,
    companyName: "远航",
    companyEnglishName: undefined,
    registeredCountry: "CN",
    fileCounts: undefined,
  });
});
