import { expect, test } from "vitest";
import { expiringDocuments } from "~/rules/documents/expiring-documents";

const today = "2025-06-15";

test("documents expiring within 30 days are listed, expired ones first", () => {
  const typed = {
    manage: {
      certifications: [
        { type: "ISO9001", validTo: "2025-07-15" },
        { type: "ISO14001", validTo: "2025-07-16" },
        { type: "SA8000", validTo: "2025-06-01", longTerm: "1" },
      ],
    },
    attachment: { attachments: [{ type: "bankPermit", expiresOn: "2025-06-14" }] },
  };
  expect(expiringDocuments(typed, today)).toEqual([
    { list: "attachmentType", type: "bankPermit", expiresOn: "2025-06-14", isExpired: true },
    { list: "certificationType", type: "ISO9001", expiresOn: "2025-07-15", isExpired: false },
  ]);
});

test.each([
  {},
  { manage: { certifications: "none" } },
  { manage: { certifications: [null, { type: 1, validTo: "" }] } },
])("incomplete values do no harm: %j", (typed) => expect(expiringDocuments(typed, today)).toEqual([]));
