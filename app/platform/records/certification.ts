import { createHash } from "node:crypto";
import type { CertificationView } from "~/contract/certification";
import {
  certificationErrors,
  certificationWarnings,
  documentRule,
  documentTypes,
  type DocumentType,
} from "~/rules/onboarding/certification";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { chinaDate } from "~/rules/calendar/china-date";
import { filesUnder } from "./files/list-files";
import { listReturnItems, lastStep } from "./onboarding/return-items";
import { addUuid } from "./files/add-uuid";
import { markUsed } from "./registrations/file-uuids";
import { lockRegistration } from "./registrations/lock-registration";

/** The certification of a registration, for its supplier and its reviewers: documents, gaps and comments. */
export async function loadCertification(
  core: Core,
  db: Db,
  registrationId: string,
  now: Date,
): Promise<CertificationView> {
  const lastReturn = await lastReturnOf(core, db, registrationId);
  const documents = await documentsOf(core, db, registrationId, lastReturn);
  const counts = documents.map(({ type, files, expiresOn }) => {
    const infectedCount = files.filter(({ scanState }) => scanState === "infected").length;
    return { type, files: files.length - infectedCount, infected: infectedCount, expiresOn };
  });
  const today = chinaDate(now);
  return {
    documents,
    errors: certificationErrors(counts, today),
    warnings: certificationWarnings(counts, today),
    returnedFor: lastReturn?.reason ?? null,
    handedInAt: await loadSubmittedAt(db, registrationId),
  };
}

/** Refuses a certification that has changed since the supplier's screen loaded it, or in which something is missing. */
export async function requireCertification(
  core: Core,
  trx: Db,
  registrationId: string,
  revision: string,
  now: Date,
): Promise<void> {
  const view = await loadCertification(core, trx, registrationId, now);
  if (toRevision(view) !== revision) refuse("conflict", "certification.outdated");
  if (view.errors.length > 0) refuse("unacceptable", "certification.incomplete", view.errors);
}

/** The version of the documents: their files and expiry dates. */
export function toRevision({ documents }: Pick<CertificationView, "documents">): string {
  const parts = documents.map(({ type, expiresOn, files }) => [type, expiresOn, files.map(({ fileUrl }) => fileUrl)]);
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

async function documentsOf(core: Core, db: Db, registrationId: string, lastReturn: LastReturn | null) {
  const rows = await db
    .selectFrom("certification_document")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .execute();
  const files = await filesUnder(
    core,
    db,
    registrationId,
    rows.map(({ uuid }) => uuid),
  );
  return documentTypes.map((type) => {
    const row = rows.find((one) => one.type === type);
    const comments = (lastReturn?.items ?? []).filter(({ field }) => field === type);
    return {
      type,
      ...documentRule(type),
      expiresOn: row?.expires_on ?? null,
      files: row ? (files[row.uuid] ?? []) : [],
      comments: comments.map(({ comment }) => comment),
    };
  });
}

/** When a certification was last submitted, or null if never. */
export async function loadSubmittedAt(db: Db, registrationId: string): Promise<string | null> {
  const row = await db
    .selectFrom("onboarding_event")
    .select("at")
    .where("registration_id", "=", registrationId)
    .where("event", "=", "handIn")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The reason why a certification was returned, and the comments on its documents. */
type LastReturn = { reason: string | null; items: { field: string | null; comment: string }[] };

/** The return of a certification that has not been answered yet; null if there is none. */
async function lastReturnOf({ seal }: Core, db: Db, registrationId: string): Promise<LastReturn | null> {
  const step = await lastStep({ db, seal }, { id: registrationId, state: "certification" });
  if (step?.event !== "return" || !(await isBeingCertified(db, registrationId))) return null;
  const items = await listReturnItems({ db, seal }, step.id);
  return { reason: step.reason, items: items.filter(({ section }) => section === "certification") };
}

async function isBeingCertified(db: Db, registrationId: string) {
  const row = await db
    .selectFrom("registration")
    .select("id")
    .where("id", "=", registrationId)
    .where("state", "=", "certification")
    .executeTakeFirst();
  return row !== undefined;
}

/** Requires the state in which the supplier may change its certification documents. */
export async function lockToCertify(trx: Db, registrationId: string) {
  const { state } = await lockRegistration(trx, registrationId);
  if (state !== "certification") refuse("conflict", "certification.closed");
}

/** The UUID of a document's files. It is on record from the start, so that the retention job does not remove it. */
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
