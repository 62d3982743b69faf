import type { DocumentKind, DocumentList, DocumentSection } from "~/rules/documents/document-kinds";
import type { DocumentType } from "~/rules/onboarding/certification";

/** The tables of migration 036. */
export type DocumentTables = {
  /**
   * The documents in answers, each with its expiry date, and the audits of certificates
   * (`rules/documents/filed-documents.ts`).
   */
  document_date: {
    registration_id: string;
    document: string;
    section: DocumentSection;
    kind: DocumentKind;
    list: DocumentList;
    type: string;
    name_sealed: string | null;
    /** A calendar day, or null if it never expires. */
    due_on: string | null;
    replaces: DocumentType | null;
  };
  /** The reminders sent, one for each document, day and rung of the ladder, and when purchasing was notified. */
  document_reminder: {
    registration_id: string;
    document: string;
    due_on: string;
    rung: number;
    at: string;
    reported_at: string | null;
  };
  /** The secret address of a company's calendar feed, as a hash. */
  calendar_feed: { registration_id: string; key_hash: string; language: "zh" | "en"; created_at: string };
};
