import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { documentKinds } from "~/rules/documents/document-kinds";
import { certificationDate, listAllDocuments, listFiledDocuments } from "~/rules/documents/filed-documents";
import { currentDates, documentState } from "~/rules/documents/document-state";

const today = "2025-06-15";
const iso9001 = { id: "q", type: "ISO9001", validFrom: "2024-01-01", validTo: "2027-01-01" };
const days = (section: "manage" | "attachment", values: Record<string, unknown>) =>
  listFiledDocuments(section, values).map(({ document, kind, dueOn }) => [document, kind, dueOn]);

test("an ISO 9001 certificate has audits one and two years before its end", () => {
  expect(days("manage", { certifications: [iso9001] })).toEqual([
    ["manage.q", "certificate", "2027-01-01"],
    ["manage.q.audit2", "audit", "2025-01-01"],
    ["manage.q.audit1", "audit", "2026-01-01"],
  ]);
});

test("audits are never before the start of a certificate, and other certificates have none", () => {
  const late = { ...iso9001, type: "IATF16949", validFrom: "2025-06-01" };
  expect(days("manage", { certifications: [late, { ...iso9001, id: "e", type: "ISO14001" }] })).toEqual([
    ["manage.q", "certificate", "2027-01-01"],
    ["manage.q.audit1", "audit", "2026-01-01"],
    ["manage.e", "certificate", "2027-01-01"],
  ]);
});

test("a document retains its ID when its date changes, regardless of the rows before it", () => {
  const before = { certifications: [{ ...iso9001, type: "SA8000" }] };
  const after = {
    certifications: [
      { id: "n", type: "ISO27001", validTo: "2028-01-01" },
      { ...iso9001, type: "SA8000", validTo: "2030-01-01" },
    ],
  };
  expect(days("manage", before)).toEqual([["manage.q", "certificate", "2027-01-01"]]);
  expect(days("manage", after)[1]).toEqual(["manage.q", "certificate", "2030-01-01"]);
});

test("a permanent licence has no date", () => {
  const rows = [{ id: "1", type: "businessLicense", longTerm: "1", expiresOn: "2020-01-01" }];
  expect(days("attachment", { attachments: rows })).toEqual([["attachment.1", "licence", null]]);
});

test("arbitrary values do no harm, and every document is listed once", () =>
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.anything()), (any, rows) => {
      const typed = [any, { certifications: rows, attachments: rows }, { certifications: any }];
      for (const values of typed) {
        const listed = listAllDocuments({ manage: values as never, attachment: values as never });
        expect(new Set(listed.map(({ document }) => document)).size).toBe(listed.length);
        for (const { kind } of listed) expect(documentKinds).toContain(kind);
      }
    }),
  ));

test("a certificate on file that is valid longer replaces the one from the certification", () => {
  const certified = certificationDate("qualitySystem", "2026-06-30");
  const listed = (validTo: string) =>
    currentDates([certified, ...listFiledDocuments("manage", { certifications: [{ ...iso9001, validTo }] })], today)
      .filter(({ kind }) => kind !== "audit")
      .map(({ document }) => document);
  expect(listed("2027-01-01")).toEqual(["manage.q"]);
  expect(listed("2026-01-01")).toEqual(["manage.q", "certification.qualitySystem"]);
});

test("a calendar shows expiring and expired documents and due audits; past audits are omitted", () => {
  const state = (kind: "certificate" | "audit", dueOn: string | null) => documentState({ kind, dueOn }, today);
  expect(state("certificate", "2025-06-14")).toBe("expired");
  expect(state("certificate", "2025-06-15")).toBe("soon");
  expect(state("certificate", "2025-07-15")).toBe("soon");
  expect(state("certificate", "2025-07-16")).toBe("valid");
  expect(state("certificate", null)).toBe("unlimited");
  expect(state("audit", "2025-07-01")).toBe("auditDue");
  expect(state("audit", "2026-07-01")).toBe("audit");
  const dates = listFiledDocuments("manage", { certifications: [iso9001] });
  expect(currentDates(dates, today).map(({ document }) => document)).toEqual(["manage.q.audit1", "manage.q"]);
});
