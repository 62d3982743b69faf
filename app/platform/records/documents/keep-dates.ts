import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { loadCertification } from "~/platform/records/certification";
import { keepDocumentDates, openDocumentDate } from "~/platform/records/registrations/document-dates";
import { readDraft, toSectionValues } from "~/platform/records/registrations/saved-section";
import {
  certificationDate,
  type DocumentDate,
  listFiledDocuments,
  sectionsWithDocuments,
} from "~/rules/documents/filed-documents";
import { currentDates } from "~/rules/documents/document-state";
import { isCertified } from "~/rules/onboarding/stages";

/** The dates of a company's documents that are relevant on `today`, in order. */
export async function listDocumentDates(
  { seal }: Pick<Core, "seal">,
  db: Db,
  registrationId: string,
  today: string,
): Promise<DocumentDate[]> {
  const rows = await db
    .selectFrom("document_date")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("document")
    .execute();
  return currentDates(
    rows.map((row) => openDocumentDate(seal, row)),
    today,
  );
}

/** Stores the dates of the documents of an approved certification. */
export async function keepCertificationDates(core: Core, trx: Db, registrationId: string, now: Date): Promise<void> {
  const { documents } = await loadCertification(core, trx, registrationId, now);
  const dates = documents.flatMap(({ type, expiresOn, files }) =>
    expiresOn === null || files.length === 0 ? [] : certificationDate(type, expiresOn),
  );
  await keepDocumentDates(core.seal, trx, registrationId, "certification", dates);
}

type Registration = Pick<Tables["registration"], "id" | "state">;

/** Stores all dates on a company's file, for files approved before dates were stored. */
export async function keepAllDates(core: Core, trx: Db, { id, state }: Registration, now: Date): Promise<void> {
  const answers = toSectionValues(await readDraft(core, trx, id));
  for (const section of sectionsWithDocuments)
    await keepDocumentDates(core.seal, trx, id, section, listFiledDocuments(section, answers[section] ?? {}));
  if (isCertified(state)) await keepCertificationDates(core, trx, id, now);
}
