import { answerAt } from "../paging/page-order";
import type { Kind } from "../fields/field-kind";
import { kindOf, rowShapeOf } from "../fields/kind-registry";
import { type FormValues, rowsIn } from "../form-values";
import type { SectionId } from "../registration/section-ids";
import { sections } from "../registration/sections";

/** The possible results when a reviewer compares an answer with its document. */
export const documentVerdicts = ["agrees", "differs"] as const;
export type DocumentVerdict = (typeof documentVerdicts)[number];

/** An answer by its tab and form name. */
export type AnswerPlace = { section: SectionId; field: string };
/** A document among the answers: its field, its type, and the answers it proves. */
export type AnswerDocument = AnswerPlace & { uuid: string; type: string | null; proves: AnswerPlace[] };

/** The answers outside their own row that documents of a type prove; `[]` matches every row. */
const proofs: Record<string, readonly (readonly [SectionId, string])[]> = {
  businessLicense: [
    ["basic", "companyName"],
    ["basic", "unifiedCreditCode"],
    ["basic", "legalRepresentative"],
    ["basic", "registeredCapital"],
    ["basic", "establishedOn"],
    ["basic", "registeredDetail"],
    ["basic", "businessScope"],
  ],
  registrationCertificate: [
    ["basic", "companyName"],
    ["basic", "companyEnglishName"],
    ["basic", "registrationNumber"],
    ["basic", "legalRepresentative"],
    ["basic", "registeredCapital"],
    ["basic", "establishedOn"],
    ["basic", "registeredDetail"],
  ],
  taxCertificate: [
    ["basic", "taxId"],
    ["basic", "taxpayerQualification"],
  ],
  bankPermit: [
    ["bank", "banks[].accountName"],
    ["bank", "banks[].accountNumber"],
  ],
};

type Answers = readonly { section: SectionId; values: FormValues }[];

/** The documents among the answers, in the order of the form. */
export const listAnswerDocuments = (answers: Answers): AnswerDocument[] =>
  answers.flatMap(({ section, values }) =>
    Object.entries(sections[section].fields.shape).flatMap(([name, field]): AnswerDocument[] => {
      const { holdsFiles, table } = kindOf(field);
      const answer = values[name];
      if (holdsFiles) return isText(answer) ? [{ section, field: name, uuid: answer, type: null, proves: [] }] : [];
      if (!table) return [];
      return rowsIn(answer).flatMap((row, at) => listInRow(answers, { section, field: `${name}[${at}]` }, row));
    }),
  );

/** The documents in a row of a table. They prove the rest of the row, and the answers that documents of its type prove. */
function listInRow(answers: Answers, { section, field: prefix }: AnswerPlace, row: FormValues): AnswerDocument[] {
  const [name = ""] = prefix.split("[");
  const shape = Object.entries(rowShapeOf(sections[section].fields.shape[name]));
  const type = typeof row["type"] === "string" ? row["type"] : null;
  const siblings = shape.filter(([field, schema]) => provableKinds[kindOf(schema).kind] && isText(row[field]));
  return shape.flatMap(([field, schema]) => {
    const uuid = row[field];
    if (!kindOf(schema).holdsFiles || !isText(uuid)) return [];
    const proves = [
      ...(proofs[type ?? ""] ?? []).flatMap(([of, path]) => expand(answers, of, path)),
      ...siblings.map(([sibling]) => ({ section, field: `${prefix}.${sibling}` })),
    ];
    return [{ section, field: `${prefix}.${field}`, uuid, type, proves }];
  });
}

/** The kinds of answers that a document can prove, which exclude its own type and check boxes about it. */
const provableKinds: Record<Kind, boolean> = {
  text: true,
  longText: true,
  date: true,
  choice: false,
  flag: false,
  listed: true,
  listedMany: true,
  file: false,
  rows: false,
  rowId: false,
};

const isText = (answer: unknown): answer is string => typeof answer === "string" && answer !== "";

/** The non-empty answers at a path. */
function expand(answers: Answers, section: SectionId, path: string): AnswerPlace[] {
  const values = answers.find((one) => one.section === section)?.values ?? {};
  const [table = "", column] = path.split("[].");
  const rows = values[table];
  const fields =
    column === undefined ? [path] : Array.isArray(rows) ? rows.map((_, at) => `${table}[${at}].${column}`) : [];
  return fields.filter((field) => isText(answerAt(values, field))).map((field) => ({ section, field }));
}
