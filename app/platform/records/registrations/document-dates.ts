import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import type { DocumentSection } from "~/rules/documents/document-kinds";
import type { DocumentDate } from "~/rules/documents/filed-documents";

/** The encryption context of the name of a document. */
export const aboutDocument = (registrationId: string, document: string): string =>
  `document:${registrationId}:${document}`;

/**
 * Replaces the dates of a section's documents, in the transaction that saves its answers. Kind and day are in clear, since
 * documents are searched by day; a name that the supplier typed is sealed.
 */
export async function keepDocumentDates(
  seal: Seal,
  trx: Db,
  registrationId: string,
  section: DocumentSection,
  dates: readonly DocumentDate[],
): Promise<void> {
  await trx
    .deleteFrom("document_date")
    .where("registration_id", "=", registrationId)
    .where("section", "=", section)
    .execute();
  const rows = dates.map(({ document, kind, list, type, name, dueOn, replaces }) => ({
    registration_id: registrationId,
    document,
    section,
    kind,
    list,
    type,
    name_sealed: name === null ? null : seal.close(name, aboutDocument(registrationId, document)),
    due_on: dueOn,
    replaces,
  }));
  if (rows.length > 0) await trx.insertInto("document_date").values(rows).execute();
}

/** A date as the rules read it. */
export const openDocumentDate = (seal: Seal, row: Tables["document_date"]): DocumentDate => ({
  document: row.document,
  section: row.section,
  kind: row.kind,
  list: row.list,
  type: row.type,
  name: row.name_sealed === null ? null : seal.open(row.name_sealed, aboutDocument(row.registration_id, row.document)),
  dueOn: row.due_on,
  replaces: row.replaces,
});
