import { daysAfter } from "../calendar/calendar-date";
import type { Finding } from "../finding";
import { soonDays } from "../limits/expiry";

/**
 * Whether a document needs an expiry date. `needed`: a certificate; `possible`: optional; `none`: it does not expire.
 */
type Expiry = "needed" | "possible" | "none";

/**
 * The documents that a supplier submits for certification (§1, stage 6). A device manufacturer requires a quality and
 * an environmental management certificate, proof that its products contain no restricted substances, the signed code of
 * conduct, and the self-assessment with which the audit begins.
 */
const documentRules = {
  qualitySystem: { isRequired: true, expiry: "needed" },
  environment: { isRequired: true, expiry: "needed" },
  safety: { isRequired: false, expiry: "needed" },
  substances: { isRequired: true, expiry: "possible" },
  codeOfConduct: { isRequired: true, expiry: "none" },
  selfAssessment: { isRequired: true, expiry: "none" },
} as const satisfies Record<string, { isRequired: boolean; expiry: Expiry }>;

export type DocumentType = keyof typeof documentRules;
export const documentTypes = Object.keys(documentRules) as [DocumentType, ...DocumentType[]];
export const documentRule = (type: DocumentType): { isRequired: boolean; expiry: Expiry } => documentRules[type];

/** The state of a certification document; `infected` counts the files in which a virus was found, `files` the others. */
type DocumentCount = { type: DocumentType; files: number; infected: number; expiresOn: string | null };

/** The errors that prevent these documents from being submitted; the field of a finding is `type.file` or `type.expiresOn`. */
export const certificationErrors = (documents: readonly DocumentCount[], today: string): Finding[] =>
  documentTypes.flatMap((type) => [
    ...errorsOf(
      type,
      documents.find((one) => one.type === type),
      today,
    ),
  ]);

function* errorsOf(type: DocumentType, document: DocumentCount | undefined, today: string): Generator<Finding> {
  const { isRequired, expiry } = documentRule(type);
  const files = document?.files ?? 0;
  const expiresOn = document?.expiresOn;
  if (document && document.infected > 0) yield { field: `${type}.file`, code: "certification.file.infected" };
  else if (isRequired && files === 0) yield { field: `${type}.file`, code: "certification.file.required" };
  if (files > 0 && expiry === "needed" && !expiresOn)
    yield { field: `${type}.expiresOn`, code: "certification.expiresOn.required" };
  if (files > 0 && expiresOn && expiresOn < today)
    yield { field: `${type}.expiresOn`, code: "certification.expiresOn.past" };
}

/** Warnings that do not block submission: documents that expire soon. */
export const certificationWarnings = (documents: readonly DocumentCount[], today: string): Finding[] =>
  documents
    .filter(({ files, expiresOn }) => files > 0 && expiresOn && expiresOn >= today)
    .filter(({ expiresOn }) => (expiresOn ?? "") <= daysAfter(today, soonDays))
    .map(({ type }) => ({
      field: `${type}.expiresOn`,
      code: "certification.expiresOn.soon",
      params: { days: soonDays },
    }));
