import { isCalendarDate } from "../calendar/calendar-date";
import { yearsAfter } from "../calendar/dates";
import { lengths } from "../limits/lengths";
import { maxRows } from "../registration/limits";
import type { DocumentType } from "../onboarding/certification";
import type { SectionId } from "../registration/section-ids";
import {
  attachmentKind,
  type DocumentKind,
  type DocumentList,
  type DocumentSection,
  isAttachmentType,
  isAudited,
  isCertificationType,
  replacedDocument,
} from "./document-kinds";
import { auditYearsBeforeEnd } from "./limits";

/** A document on file with its expiry date, or an audit with its due date. */
export type DocumentDate = {
  /**
   * The identifier of a document, which stays the same when it is replaced: its section and either its row's id or its
   * type.
   */
  document: string;
  section: DocumentSection;
  kind: DocumentKind;
  list: DocumentList;
  type: string;
  /** The supplier's name for it, if no list contains its name. */
  name: string | null;
  /** A calendar day, or null if it never expires. */
  dueOn: string | null;
  /** The certification document that it replaces; null if there is none. */
  replaces: DocumentType | null;
};

type Values = Readonly<Record<string, unknown>>;
type Answers = Partial<Record<SectionId, Values>>;

/** The sections of a registration that contain documents. */
export const sectionsWithDocuments = ["manage", "attachment"] as const;
type SectionWithDocuments = (typeof sectionsWithDocuments)[number];
export const hasDocuments = (section: SectionId): section is SectionWithDocuments =>
  sectionsWithDocuments.some((one) => one === section);

/** The documents in a section, and the audits of its certificates, in the order of the rows. Incomplete rows are left out. */
export function listFiledDocuments(section: SectionWithDocuments, values: Values): DocumentDate[] {
  const rows = rowsOf(values[section === "manage" ? "certifications" : "attachments"]).slice(0, maxRows.documents);
  const dates = rows.flatMap((row, at) => (section === "manage" ? toCertificate(row, at) : toAttachment(row, at)));
  return [...new Map(dates.map((date) => [date.document, date])).values()];
}

/** The documents of a company file. */
export const listAllDocuments = (answers: Answers): DocumentDate[] =>
  sectionsWithDocuments.flatMap((section) => listFiledDocuments(section, answers[section] ?? {}));

/** An approved document of the certification. */
export const certificationDate = (type: DocumentType, expiresOn: string): DocumentDate => ({
  document: `certification.${type}`,
  section: "certification",
  kind: "certificate",
  list: "certification",
  type,
  name: null,
  dueOn: expiresOn,
  replaces: null,
});

function toCertificate(row: Values, at: number): DocumentDate[] {
  const { type, otherType, validFrom } = row;
  const dueOn = lastDay(row, row["validTo"]);
  if (dueOn === undefined || !isCertificationType(type)) return [];
  const list = "certificationType";
  const date: DocumentDate = {
    document: `manage.${rowName(row, at)}`,
    section: "manage",
    kind: "certificate",
    list,
    type,
    name: type === "other" && typeof otherType === "string" ? otherType.trim().slice(0, lengths.name) || null : null,
    dueOn,
    replaces: replacedDocument(list, type),
  };
  return [date, ...listAudits(date, typeof validFrom === "string" ? validFrom : "")];
}

function toAttachment(row: Values, at: number): DocumentDate[] {
  const { type } = row;
  const dueOn = lastDay(row, row["expiresOn"]);
  if (dueOn === undefined || !isAttachmentType(type)) return [];
  const list = "attachmentType";
  return [
    {
      document: `attachment.${rowName(row, at)}`,
      section: "attachment",
      kind: attachmentKind(type),
      list,
      type,
      name: null,
      dueOn,
      replaces: replacedDocument(list, type),
    },
  ];
}

/** The audits between the first and the last day. They are counted back from the last day, which is always known. */
const listAudits = (certificate: DocumentDate, validFrom: string): DocumentDate[] =>
  auditYearsBeforeEnd.flatMap((years) => {
    if (certificate.dueOn === null || !isAudited(certificate.type)) return [];
    const dueOn = yearsAfter(certificate.dueOn, -years);
    if (dueOn <= validFrom) return [];
    return { ...certificate, document: `${certificate.document}.audit${years}`, kind: "audit", dueOn, replaces: null };
  });

/** Null if it never expires, undefined if it has no date. */
function lastDay({ longTerm }: Values, day: unknown): string | null | undefined {
  if (longTerm) return null;
  return typeof day === "string" && isCalendarDate(day) ? day : undefined;
}

const rowName = ({ id }: Values, at: number) =>
  typeof id === "string" && /^[\w-]{1,36}$/.test(id) ? id : `row${at + 1}`;

const rowsOf = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === "object" && row !== null) : [];
