import { refuse } from "~/platform/ground/base/refuse";
import type { Db } from "~/platform/ground/database/schema";
import { addUuid } from "~/platform/records/files/uuid";
import { markUsed } from "~/platform/records/registrations/file-uuids";
import { lockRegistration } from "~/platform/records/registrations/lock";
import type { DocumentType } from "~/rules/onboarding/certification";

/** While it is certified the supplier may change what it hands in, and at no other time. */
export async function lockToCertify(trx: Db, registrationId: string) {
  const { state } = await lockRegistration(trx, registrationId);
  if (state !== "certification") refuse("conflict", "certification.closed");
}

/** The UUID under which a document's files lie; it is on record from its beginning, so no sweep takes it. */
export async function requireDocumentUuid(
  trx: Db,
  registrationId: string,
  type: DocumentType,
  now: Date,
): Promise<string> {
  const existing = await trx
    .selectFrom("certification_document")
    .select("uuid")
    .where("registration_id", "=", registrationId)
    .where("type", "=", type)
    .executeTakeFirst();
  if (existing) return existing.uuid;
  const uuid = await addUuid(trx, registrationId, now);
  await markUsed(trx, registrationId, [uuid], now);
  await trx
    .insertInto("certification_document")
    .values({ registration_id: registrationId, type, uuid, expires_on: null })
    .execute();
  return uuid;
}
