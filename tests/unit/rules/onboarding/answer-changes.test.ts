import { expect, test } from "vitest";
import { changedFields, changesBetween } from "~/rules/onboarding/answer-changes";
import { sections } from "~/rules/registration/sections";
import { complete } from "../registration/complete";

const { fields } = sections.basic;

test("a diff lists changed answers, in rows too, and ignores empty ones", () => {
  const after = structuredClone(complete.basic);
  Object.assign(after, { companyName: "远航科技", website: "  ", taxId: "91110000710926094P" });
  (after.shareholders as Record<string, string>[])[0] = { id: "a", name: "王伟", type: "person", identityId: "1" };
  expect(changedFields(fields, complete.basic, after)).toEqual(["companyName", "taxId", "shareholders[0].identityId"]);
  expect(changedFields(fields, complete.basic, complete.basic)).toEqual([]);
  expect(changedFields(sections.bank.fields, complete.bank, { banks: [] })).toContain("banks[0].accountNumber");
});

test("a moved row is unchanged, and a removed row is reported at its old position", () => {
  const row = (id: string, name: string) => ({ id, name, type: "person", identityId: "440301198001010011" });
  const before = { shareholders: [row("a", "王伟"), row("b", "李娜")] };
  expect(changesBetween(fields, before, { shareholders: [row("b", "李娜"), row("a", "王伟")] })).toEqual([]);
  expect(changesBetween(fields, before, { shareholders: [row("b", "李红")] })).toEqual([
    { field: "shareholders[0].name", before: "李娜", after: "李红" },
    { field: "shareholders[0].name", before: "王伟", after: null },
    { field: "shareholders[0].type", before: "person", after: null },
    { field: "shareholders[0].identityId", before: "440301198001010011", after: null },
  ]);
});
