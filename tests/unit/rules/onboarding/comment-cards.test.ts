import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { kindOnCard, needsScripts, openAfter, postedAnswer, savedAnswer } from "~/rules/onboarding/comment-cards";
import { isDealtWith, listOpen } from "~/rules/onboarding/return-progress";
import { sectionIds } from "~/rules/registration/section-ids";

test("one text, date or choice is answered on its card; tables, places, banks and whole tabs are not", () => {
  const kinds = [
    kindOnCard({ section: "basic", field: "duns" }),
    kindOnCard({ section: "bank", field: "banks[0].accountName" }),
    kindOnCard({ section: "basic", field: "establishedOn" }),
    kindOnCard({ section: "basic", field: "companyType" }),
  ].map((kind) => kind?.kind);
  expect(kinds).toEqual(["text", "text", "date", "choice"]);
  for (const field of ["banks", "banks[0]", "banks[0].bank", "unknown", null])
    expect([field, kindOnCard({ section: "bank", field })]).toEqual([field, null]);
});

test("several codes of a list are answered on a card if scripts run, each posted in its own field", () => {
  const kind = kindOnCard({ section: "business", field: "categories" });
  if (!kind) throw new Error("categories are answered on their card");
  expect(needsScripts(kind)).toBe(true);
  const form = new FormData();
  expect(postedAnswer(kind, form, "categories")).toEqual([]);
  form.append("categories", "PCB");
  form.append("categories", "CONNECTOR");
  expect(postedAnswer(kind, form, "categories")).toEqual(["PCB", "CONNECTOR"]);
  expect(savedAnswer(kind, { categories: ["PCB"] }, "categories")).toEqual(["PCB"]);
});

test("files are answered on a card only if scripts run, and the rest of the attachment checklist on its tab", () => {
  for (const [section, field] of [
    ["manage", "certifications[0].certificate"],
    ["attachment", "attachments[0].file"],
  ] as const) {
    const kind = kindOnCard({ section, field });
    expect([field, kind && needsScripts(kind)]).toEqual([field, true]);
  }
  const duns = kindOnCard({ section: "basic", field: "duns" });
  expect(duns && needsScripts(duns)).toBe(false);
  for (const field of ["attachments[0].type", "attachments[0].longTerm", "attachments[0].expiresOn"])
    expect([field, kindOnCard({ section: "attachment", field })]).toEqual([field, null]);
});

test("a posted answer is normalised for its field, and an unticked box is empty", () => {
  const duns = kindOnCard({ section: "basic", field: "duns" });
  if (!duns) throw new Error("a number is answered on its card");
  const form = new FormData();
  form.set("duns", " 98-765-4321 ");
  expect(postedAnswer(duns, form, "duns")).toBe("987654321");
  expect(postedAnswer(duns, new FormData(), "duns")).toBe("");
});

const item = fc.record({
  section: fc.constantFrom(...sectionIds),
  field: fc.option(fc.constantFrom("duns", "banks[0].iban")),
  isChanged: fc.boolean(),
  reason: fc.option(fc.constantFrom("", "与登记一致"), { nil: undefined }),
});

test("a card leads to the next open one, and the last card to the first", () => {
  const open = { section: "basic", field: "duns", isChanged: false } as const;
  const kept = { ...open, reason: "与登记一致" };
  expect(openAfter([open, kept, open], 1)).toBe(3);
  expect(openAfter([open, kept, open], 3)).toBe(1);
  expect(openAfter([kept, open], 2), "the same one, where no other is open").toBe(2);
  expect(openAfter([kept, { ...open, isChanged: true }], 1)).toBeNull();
});

test("moving from card to card reaches every open comment", () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const reached = new Set<number>();
      for (let place = openAfter(items, 0); place !== null && !reached.has(place); place = openAfter(items, place))
        reached.add(place);
      expect(reached.size).toBe(listOpen(items).length);
      for (const place of reached) expect(items.slice(place - 1, place).some(isDealtWith)).toBe(false);
    }),
  );
});
