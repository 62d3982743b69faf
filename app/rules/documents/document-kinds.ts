import type { DocumentType } from "../onboarding/certification";
import { attachmentTypes } from "../registration/attachment";
import { certificationTypes } from "../registration/manage";

/** The kinds of documents by how they are renewed; each kind has its own reminders. `audit` is a date, not a document. */
export const documentKinds = ["certificate", "licence", "permit", "paper", "audit"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The lists that contain the names of documents; `certification` means the documents of the certification. */
export const documentLists = ["certificationType", "attachmentType", "certification"] as const;
export type DocumentList = (typeof documentLists)[number];
/** The place of a document in a company’s file. */
export const documentSections = ["manage", "attachment", "certification"] as const;
export type DocumentSection = (typeof documentSections)[number];

type AttachmentType = (typeof attachmentTypes)[number];
type CertificationType = (typeof certificationTypes)[number];

const attachmentKinds = {
  businessLicense: "licence",
  registrationCertificate: "licence",
  taxCertificate: "paper",
  bankPermit: "paper",
  agencyAuthorization: "permit",
  financialReport: "paper",
  environmentalPermit: "permit",
  other: "paper",
} as const satisfies Record<AttachmentType, DocumentKind>;

/** The kind of an attachment. */
export const attachmentKind = (type: AttachmentType): DocumentKind => attachmentKinds[type];

/** The certificates that a certification body audits every year. */
const auditedTypes: readonly CertificationType[] = ["ISO9001", "IATF16949"];
export const isAudited = (type: string): boolean => auditedTypes.some((audited) => audited === type);

/**
 * The type of company file document that replaces each certification document if it is valid for longer. Certification
 * documents cannot be changed once the certification has ended.
 */
const replacements: Record<CertificationType, DocumentType | null> & Record<"environmentalPermit", DocumentType> = {
  ISO9001: "qualitySystem",
  IATF16949: "qualitySystem",
  ISO14001: "environment",
  ISO45001: "safety",
  QC080000: "substances",
  ISO27001: null,
  SA8000: null,
  other: "substances",
  environmentalPermit: "environment",
};

/** The certification document that a document of the company file can replace; null if there is none. */
export const replacedDocument = (list: DocumentList, type: string): DocumentType | null =>
  list === "certificationType" || type === "environmentalPermit"
    ? (replacements[type as keyof typeof replacements] ?? null)
    : null;

export const isAttachmentType = (type: unknown): type is AttachmentType => attachmentTypes.some((one) => one === type);
export const isCertificationType = (type: unknown): type is CertificationType =>
  certificationTypes.some((one) => one === type);
