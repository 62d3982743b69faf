import { expect, test } from "vitest";
import { newEntryOf } from "~/rules/block-list/block-entry";
import type { BlockKind } from "~/rules/onboarding/block-facts";

const empty = {
  companyCode: "",
  companyName: "",
  personName: "",
  identityNumber: "",
  phone: "",
  email: "",
  accountNumber: "",
  reason: "",
  endsOn: "",
};
type Typed = Partial<typeof empty>;

/** The errors of an entry by field. */
function errorsOf(kind: BlockKind, typed: Typed) {
  const result = newEntryOf(kind).safeParse({ ...empty, ...typed });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

const reason = "2024 年交付假冒物料";

test.each<[BlockKind, Typed]>([
  ["company", { companyCode: "91110000710926094P" }],
  ["company", { companyName: "远航" }],
  ["person", { personName: "王伟", email: "wang@yuanhang.example" }],
  ["account", { accountNumber: "DE89 3704 0044 0532 0130 00", endsOn: "2026-12-31" }],
])("an entry for a %s with %o is complete", (kind, typed) => {
  expect(errorsOf(kind, { ...typed, reason })).toEqual({});
});

test("all missing fields are reported together", () => {
  expect(errorsOf("company", {})).toEqual({ companyCode: "blockList.codeOrName", reason: "field.required" });
  expect(errorsOf("person", {})).toEqual({ personName: "field.required", reason: "field.required" });
  expect(errorsOf("account", { reason: "  " })).toEqual({ accountNumber: "field.required", reason: "field.required" });
});

test.each<[BlockKind, Typed, Record<string, string>]>([
  ["company", { companyCode: "无" }, { companyCode: "blockList.unrecognised" }],
  ["company", { companyCode: "000000000" }, { companyCode: "blockList.unrecognised" }],
  ["person", { personName: "王伟", phone: "-" }, { phone: "blockList.unrecognised" }],
  ["person", { personName: "王伟", email: "wang" }, { email: "field.email" }],
  ["account", { accountNumber: "—" }, { accountNumber: "blockList.unrecognised" }],
  ["account", { accountNumber: "6222", endsOn: "2026-02-30" }, { endsOn: "field.date" }],
  ["company", { companyName: "远航\u202e" }, { companyName: "field.characters" }],
])("an entry for a %s with %o is refused at its field", (kind, typed, errors) => {
  expect(errorsOf(kind, { ...typed, reason })).toEqual(errors);
});
