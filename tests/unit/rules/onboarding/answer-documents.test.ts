import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { listAnswerDocuments } from "~/rules/onboarding/answer-documents";

const uuid = (digit: string) => digit.repeat(33);
const answers = [
  {
    section: "basic" as const,
    values: { companyName: "安科", unifiedCreditCode: "91440300MA5EXY3K1M", legalRepresentative: "", taxId: "1" },
  },
  {
    section: "manage" as const,
    values: { certifications: [{ id: "1", type: "ISO9001", certificate: uuid("a"), validFrom: "2024-01-01" }] },
  },
  {
    section: "bank" as const,
    values: {
      banks: [
        { id: "1", accountName: "安科", accountNumber: "123" },
        { id: "2", accountName: "安科", accountNumber: "" },
      ],
    },
  },
  {
    section: "attachment" as const,
    values: {
      attachments: [
        { id: "1", type: "businessLicense", file: uuid("b"), longTerm: "1" },
        { id: "2", type: "bankPermit", file: uuid("c"), expiresOn: "2027-01-01" },
        { id: "3", type: "other", file: "" },
      ],
    },
  },
];

test("a licence proves the answers given about the company", () => {
  const licence = listAnswerDocuments(answers).find(({ type }) => type === "businessLicense");
  expect(licence).toMatchObject({ section: "attachment", field: "attachments[0].file", uuid: uuid("b") });
  expect(licence?.proves).toEqual([
    { section: "basic", field: "companyName" },
    { section: "basic", field: "unifiedCreditCode" },
  ]);
});

test("bank documents prove every account, and their expiry date", () => {
  const permit = listAnswerDocuments(answers).find(({ type }) => type === "bankPermit");
  expect(permit?.proves.map(({ field }) => field)).toEqual([
    "banks[0].accountName",
    "banks[1].accountName",
    "banks[0].accountNumber",
    "attachments[1].expiresOn",
  ]);
});

test("a certificate proves the dates in its row", () => {
  const [certificate] = listAnswerDocuments(answers);
  expect(certificate).toMatchObject({ type: "ISO9001", field: "certifications[0].certificate" });
  expect(certificate?.proves).toEqual([{ section: "manage", field: "certifications[0].validFrom" }]);
});

test("a row without a file is not a document", () => {
  expect(listAnswerDocuments(answers).map(({ uuid: file }) => file)).toEqual([uuid("a"), uuid("b"), uuid("c")]);
});

property.prop([fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 2 })])(
  "answers of any shape never cause an error",
  (value, other) => {
    const values = { attachments: value, companyName: other, banks: value } as never;
    const sections = ["basic", "bank", "manage", "attachment", "business"] as const;
    expect(() => listAnswerDocuments(sections.map((section) => ({ section, values })))).not.toThrow();
  },
);
