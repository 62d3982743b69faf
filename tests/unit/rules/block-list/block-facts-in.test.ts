import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { blockFactsIn } from "~/rules/block-list/block-facts-in";
import { toBlockKey } from "~/rules/block-list/block-key";
import { type BlockFact, blockFacts } from "~/rules/onboarding/block-facts";
import { complete } from "../registration/complete";

const registrant = { name: "李娜", email: "li@yuanhang.cn" };

test.each<[BlockFact, string, string]>([
  ["companyCode", "91110000710926094P", " ９１１１０００0-710926094p "],
  ["companyName", "深圳市远航电子有限公司", "深圳市远航电子股份有限公司"],
  ["companyName", "Yuanhang Electronics Co., Ltd.", "YUANHANG ELECTRONICS INC"],
  ["personName", "Wei Wang", "WEI  WANG"],
  ["identityNumber", "44030119800101001X", "440301 19800101 001x"],
  ["phone", "+86 138 0013 8000", "13800138000"],
  ["email", "Li@Yuanhang.cn", "li@yuanhang.CN "],
  ["accountNumber", "DE89370400440532013000", "DE89 3704 0044 0532 0130 00"],
])("a %s is recognised however it was typed", (fact, one, other) => {
  expect(toBlockKey(fact, one)).not.toBe("");
  expect(toBlockKey(fact, other)).toBe(toBlockKey(fact, one));
});

test("a registration is recognised by its company, owners, contacts, registrant and accounts, each fact once", () => {
  const facts = blockFactsIn(complete, registrant).map(({ fact }) => fact);
  const count = (name: BlockFact) => facts.filter((fact) => fact === name).length;
  expect(Object.fromEntries(blockFacts.map((fact) => [fact, count(fact)]))).toEqual({
    companyCode: 1,
    companyName: 2,
    // The legal representative owns shares too, and the contact is who registered.
    personName: 2,
    identityNumber: 1,
    phone: 1,
    email: 1,
    accountNumber: 1,
  });
});

test("a shareholder that is a company is recognised as a company, even below another", () => {
  const below = { id: "b", name: "Ostrevan Holding Ltd", type: "company", identityId: "HK-778899" };
  const above = { id: "a", name: "远航控股", type: "company", identityId: "91440300", secondaryShareholders: [below] };
  const facts = blockFactsIn({ basic: { shareholders: [above] } }, null);
  expect(facts.filter(({ fact }) => fact === "companyCode").map(({ key }) => key)).toEqual(["91440300", "HK778899"]);
  expect(facts.filter(({ fact }) => fact === "companyName")).toHaveLength(2);
  expect(facts.some(({ fact }) => fact === "personName" || fact === "identityNumber")).toBe(false);
});

property.prop([
  fc.dictionary(
    fc.constantFrom("companyName", "unifiedCreditCode", "shareholders", "legalRepresentative"),
    fc.anything(),
  ),
])("no draft breaks the comparison, and no fact is empty or listed twice", (basic) => {
  const facts = blockFactsIn({ basic: basic as never, contact: basic as never, bank: basic as never }, null);
  const all = facts.map(({ fact, key }) => `${fact} ${key}`);
  expect(facts.every(({ key }) => key !== "")).toBe(true);
  expect(new Set(all).size).toBe(all.length);
});
