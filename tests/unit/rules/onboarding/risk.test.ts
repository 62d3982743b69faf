import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { explainRisk, type RiskFindings, riskLevels } from "~/rules/onboarding/risk";
import { hasShrunk } from "~/rules/sanctions/screening";

const dates = { answers: "2025-06-01T00:00:00.000Z", checked: "2025-06-15T00:00:00.000Z" };
const nothing: RiskFindings = {
  warnings: [],
  bank: [],
  sharedWith: [],
  documents: [],
  duplicates: [],
  duplicateDrafts: 0,
  possibleDuplicates: [],
  hits: [],
  blocked: [],
  lists: [{ source: "un" }],
};
const hit = { hitId: "1", source: "un", listVersion: "2025-06-01", name: "OSTREVAN", state: "open" } as const;
const document = { list: "attachmentType", type: "licence", expiresOn: "2025-06-20", isExpired: false } as const;
const duplicate = {
  registrationId: "1",
  number: null,
  companyName: "远航",
  supplierCode: null,
  state: "qualified",
  keys: [],
} as const;
const entry = {
  entryId: "1",
  kind: "company",
  reason: "假冒物料",
  addedBy: "周敏",
  addedAt: "2025-06-01T00:00:00.000Z",
  endsOn: null,
} as const;
const payee = { section: "bank", field: "banks[0].accountName", code: "bank.accountName.payee" } as const;

const samples: [string, Partial<RiskFindings>, string][] = [
  ["an undecided hit", { hits: [hit] }, "high"],
  ["a confirmed hit", { hits: [{ ...hit, state: "same" }] }, "high"],
  ["a hit that is another company", { hits: [{ ...hit, state: "notSame" }] }, "low"],
  ["a number of the block list", { blocked: [{ ...entry, facts: ["companyName", "companyCode"] }] }, "high"],
  ["an account of the block list", { blocked: [{ ...entry, facts: ["accountNumber"] }] }, "high"],
  ["only a name of the block list", { blocked: [{ ...entry, facts: ["companyName", "personName"] }] }, "medium"],
  ["an account that another supplier uses", { bank: ["accountShared"] }, "high"],
  ["another payee", { bank: ["payeeDiffers"] }, "high"],
  ["a bank abroad", { bank: ["bankAbroad"] }, "medium"],
  ["a company that is registered already", { duplicates: [{ ...duplicate, keys: [] }] }, "high"],
  ["a company that was refused before", { duplicates: [{ ...duplicate, keys: [], state: "refused" }] }, "medium"],
  ["drafts of the same company", { duplicateDrafts: 3 }, "medium"],
  ["a document that has expired", { documents: [{ ...document, isExpired: true }] }, "medium"],
  ["a document that expires soon", { documents: [document] }, "low"],
  ["a warning of the rules", { warnings: [payee] }, "low"],
  ["nothing", {}, "low"],
];

test.each(samples)("%s determines the level", (_, findings, level) => {
  expect(explainRisk({ ...nothing, ...findings }, dates).level).toBe(level);
});

test("a different payee is reported once, although a rule warns about it as well", () => {
  const { reasons } = explainRisk({ ...nothing, bank: ["payeeDiffers"], warnings: [payee] }, dates);
  expect(reasons.map(({ code }) => code)).toEqual(["payeeDiffers"]);
});

test.each([
  ["attachmentType", "attachment", "attachments[0].expiresOn", "attachment.expiresOn.soon"],
  ["attachmentType", "attachment", "attachments[0].expiresOn", "attachment.expiresOn.expired"],
  ["certificationType", "manage", "certifications[0].validTo", "manage.validTo.soon"],
] as const)("a document of the list %s is reported once", (list, section, field, code) => {
  const warnings = [{ section, field, code }];
  const { reasons } = explainRisk({ ...nothing, documents: [{ ...document, list }], warnings }, dates);
  expect(reasons.map((reason) => reason.code)).toEqual(["documentExpiring"]);
  const unlisted = explainRisk({ ...nothing, warnings }, dates).reasons;
  expect(unlisted.map((reason) => reason.code)).toEqual(["warning"]);
});

test("an entry of the block list is a single reason, even if it shares several facts with the registration", () => {
  const { reasons, clear } = explainRisk(
    { ...nothing, blocked: [{ ...entry, facts: ["companyName", "companyCode"] }] },
    dates,
  );
  expect(reasons).toMatchObject([{ code: "blocked", source: "blockList", at: entry.addedAt }]);
  expect(clear).not.toContain("blockList");
  expect(explainRisk(nothing, dates).clear).toContain("blockList");
});

test("a certain duplicate is not listed as a possible one too", () => {
  const possible = { ...duplicate, registrationId: "1", kinds: ["phone" as const], likeness: 100 };
  const findings = { ...nothing, duplicates: [{ ...duplicate, keys: [] }], possibleDuplicates: [possible] };
  expect(explainRisk(findings, dates).reasons).toHaveLength(1);
});

test("without a list nothing is screened, and no check is reported as passed", () => {
  expect(explainRisk(nothing, dates).clear).toContain("sanctions");
  expect(explainRisk({ ...nothing, lists: [] }, dates).clear).not.toContain("sanctions");
});

test("a list may lose at most a fifth of its entries", () => {
  expect([hasShrunk(100, 80), hasShrunk(100, 79), hasShrunk(0, 5)]).toEqual([false, true, false]);
});

const some = fc.record({
  hits: fc.array(fc.constantFrom("open", "same", "notSame").map((state) => ({ ...hit, state }))),
  bank: fc.uniqueArray(fc.constantFrom("payeeDiffers" as const, "bankAbroad" as const, "accountShared" as const)),
  documents: fc.array(fc.boolean().map((isExpired) => ({ ...document, isExpired }))),
});
property.prop([some])(
  "the level is that of the most severe reason, and every reason has a source and a date",
  (findings) => {
    const { level, reasons, clear } = explainRisk({ ...nothing, ...(findings as Partial<RiskFindings>) }, dates);
    const heaviest = riskLevels.find((one) => reasons.some((reason) => reason.level === one)) ?? "low";
    expect(level).toBe(heaviest);
    for (const { source, at } of reasons) expect([source, at].every((text) => text !== "")).toBe(true);
    expect(clear.includes("accounts")).toBe(!findings.bank.includes("accountShared"));
  },
);
