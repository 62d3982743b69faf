import { expect, test } from "vitest";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import { findHidden } from "~/rules/section-findings";
import { errorsOf, codesByField, warningsOf } from "./asking";
import { complete, uuid } from "./complete";

const affiliate = { name: "远航香港", relationType: "subsidiary", country: "HK" };

test.each([
  ["an empty list with the “none” box unticked", { none: "" }, ["none association.none.required"]],
  [
    "a related company with the “none” box ticked",
    { none: "1", affiliates: [affiliate] },
    ["none association.none.contradicted"],
  ],
  [
    "a related company without a name",
    { none: "", affiliates: [{ ...affiliate, name: " " }] },
    ["affiliates[0].name field.required"],
  ],
])("related companies: %s is rejected", (_, changes, findings) => {
  expect(codesByField(errorsOf("association", changes))).toEqual(findings);
});

test("related companies may be listed", () => {
  expect(errorsOf("association", { none: "", affiliates: [affiliate] })).toEqual([]);
});

test.each([
  ["association", "affiliates", { none: "1" }, true],
  ["association", "affiliates", { none: "1", affiliates: [affiliate] }, false],
  ["association", "affiliates", {}, false],
  ["manage", "certifications", { none: "1", certifications: [] }, true],
  ["manage", "certifications", { none: "1", certifications: [{ type: "ISO9001" }] }, false],
] as const)(
  "%s: the table of %s is hidden only if it is empty and the tick that there is none is set",
  (id, table, typed, isHidden) => {
    expect(findHidden(sections[id], typed as never, { today: "2025-06-15" }).has(table)).toBe(isHidden);
  },
);

const person = { type: "finance", name: "李娜", position: "会计", phone: "0755-12345678", email: "a@b.cn" };

test.each([
  ["an empty list", [], ["contacts contact.contacts.required"]],
  [
    "an empty row",
    [{ id: "x" }],
    [
      "type field.choose",
      "name field.required",
      "position field.required",
      "phone field.required",
      "email field.required",
    ].map((finding) => `contacts[0].${finding}`),
  ],
  ["letters in a phone number", [{ ...person, phone: "call me" }], ["contacts[0].phone field.phone"]],
  ["two addresses in one field", [{ ...person, email: "a@b.cn,c@d.cn" }], ["contacts[0].email field.email"]],
])("contacts: %s is rejected", (_, contacts, findings) => {
  expect(codesByField(errorsOf("contact", { contacts }))).toEqual(findings);
});

const certification = { type: "ISO9001", certificate: uuid("c1"), validFrom: "2024-01-01", validTo: "2027-01-01" };
const certified = (changes: object) => ({ certifications: [{ ...certification, ...changes }] });

test.each([
  ["an empty list with the “none” box unticked", { certifications: [] }, "none manage.none.required"],
  ["a certification with the “none” box ticked", { none: "1" }, "none manage.none.contradicted"],
  ["no certificate", certified({ certificate: "" }), "certifications[0].certificate field.file"],
  ["no end date", certified({ validTo: "" }), "certifications[0].validTo manage.validTo.required"],
  [
    "an end date before the start date",
    certified({ validTo: "2023-12-31" }),
    "certifications[0].validTo manage.validTo.order",
  ],
  ["an end date in the past", certified({ validTo: "2025-06-14" }), "certifications[0].validTo manage.validTo.expired"],
  [
    "a start date in the future",
    certified({ validFrom: "2025-06-16" }),
    "certifications[0].validFrom manage.validFrom.future",
  ],
  ["another type without its name", certified({ type: "other" }), "certifications[0].otherType field.required"],
])("certifications: %s is rejected", (_, changes, finding) => {
  expect(codesByField(errorsOf("manage", changes))).toEqual([finding]);
});

test("a permanent certificate needs no end date", () => {
  expect(errorsOf("manage", certified({ longTerm: "1", validTo: "" }))).toEqual([]);
});

test.each([
  ["2025-06-15", ["certifications[0].validTo manage.validTo.soon"]],
  ["2025-07-15", ["certifications[0].validTo manage.validTo.soon"]],
  ["2025-07-16", []],
])("a certificate that ends on %s causes a warning if that is within thirty days", (validTo, findings) => {
  expect(codesByField(warningsOf("manage", certified({ validTo })))).toEqual(findings);
  expect(errorsOf("manage", certified({ validTo }))).toEqual([]);
});

const licence = { type: "businessLicense", file: uuid("f1"), expiresOn: "2030-01-01" };

test.each([
  ["no business licence", [{ ...licence, type: "other" }], "attachments attachment.businessLicense.required"],
  ["no expiry date", [{ ...licence, expiresOn: "" }], "attachments[0].expiresOn attachment.expiresOn.required"],
  [
    "an expired licence",
    [{ ...licence, expiresOn: "2025-06-14" }],
    "attachments[0].expiresOn attachment.expiresOn.past",
  ],
  ["no file", [{ ...licence, file: "" }], "attachments[0].file field.file"],
  ["a value that is not a file", [{ ...licence, file: "../../etc/passwd" }], "attachments[0].file field.file"],
])("attachments: %s is rejected", (_, attachments, finding) => {
  expect(codesByField(errorsOf("attachment", { attachments }))).toEqual([finding]);
});

test("a document that expires soon causes a warning but is not rejected", () => {
  const soon = { attachments: [{ ...licence, expiresOn: "2025-07-01" }] };
  expect(codesByField(warningsOf("attachment", soon))).toEqual(["attachments[0].expiresOn attachment.expiresOn.soon"]);
  expect(errorsOf("attachment", soon)).toEqual([]);
});

test("an expired document other than the licence causes a warning and can be submitted", () => {
  const expired = { attachments: [licence, { ...licence, type: "environmentalPermit", expiresOn: "2025-06-14" }] };
  expect(codesByField(warningsOf("attachment", expired))).toEqual([
    "attachments[1].expiresOn attachment.expiresOn.expired",
  ]);
  expect(errorsOf("attachment", expired)).toEqual([]);
});

test("an attachment whose file was deleted or infected counts as one without a file, if file counts are known", () => {
  expect(errorsOf("attachment", {}, { fileCounts: { [uuid("f1")]: 1 } })).toEqual([]);
  expect(codesByField(errorsOf("attachment", {}, { infectedFiles: [uuid("f1")] }))).toEqual([
    "attachments[0].file field.file.infected",
  ]);
  expect(codesByField(errorsOf("attachment", {}, { fileCounts: {} }))).toEqual(["attachments[0].file field.file"]);
  expect(codesByField(errorsOf("manage", {}, { fileCounts: { [uuid("c2")]: 1 } }))).toEqual([
    "certifications[0].certificate field.file",
  ]);
});

test("all files of a section are listed, so that removing a row leaves none behind", () => {
  expect(fileUuids(sections.manage.fields, complete.manage)).toEqual([uuid("c1"), uuid("c2")]);
  expect(fileUuids(sections.business.fields, { companyProfile: uuid("p") })).toEqual([uuid("p")]);
  expect(fileUuids(sections.contact.fields, complete.contact)).toEqual([]);
});
