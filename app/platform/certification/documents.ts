import type { z } from "zod";
import type { certification } from "~/contract";
import type { StoredFile } from "~/contract/files";
import { date } from "~/rules/field";
import { filesPerDocument } from "~/rules/limits";
import { type DocumentType, documentRule } from "~/rules/onboarding/certification";
import { recordAudit } from "../audit/record";
import { companyOwner } from "../company/file-owner";
import { requireCompany } from "../company/supplier";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { addUuid } from "../files/create-uuid";
import { filesUnder } from "../files/list";
import { upload } from "../files/upload";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { lockRegistration } from "../registration/lock";
import { markUsed } from "../registration/file-uuids";

type Asked = Context & { actor: Actor };

/** Puts a file to a document of the certification. */
export async function uploadTo(
  core: Core,
  { document, file }: z.output<typeof certification.upload.input>,
  asked: Asked,
): Promise<StoredFile> {
  const owner = await companyOwner(core, asked.actor);
  const { registrationId } = owner;
  const uuid = await core.db.transaction().execute(async (trx) => {
    await lockToCertify(trx, registrationId);
    return uuidOf(trx, registrationId, document, asked.now);
  });
  const before = (await filesUnder(core, core.db, registrationId, [uuid]))[uuid] ?? [];
  if (before.length >= filesPerDocument) refuse(422, "file.tooMany", { max: filesPerDocument });
  const url = await upload(core, owner, { attachmentUUID: uuid, file }, asked);
  const after = (await filesUnder(core, core.db, registrationId, [uuid]))[uuid] ?? [];
  return after.find(({ fileUrl }) => fileUrl === url) ?? refuse(404, "file.unknown");
}

/** Says until when a document is valid, or takes it back. */
export async function setExpiry(
  core: Core,
  { document, expiresOn, before }: z.output<typeof certification.setExpiry.input>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { id } = await requireCompany(core, actor);
  const day = expiresOn.trim() || null;
  if (day && documentRule(document).expiry === "none") refuse(422, "certification.expiresOn.none");
  if (day && !date().safeParse(day).success) refuse(422, "field.date");
  await core.db.transaction().execute(async (trx) => {
    await lockToCertify(trx, id);
    await uuidOf(trx, id, document, now);
    await requireDay(trx, id, document, before.trim() || null);
    await trx
      .updateTable("certification_document")
      .set({ expires_on: day })
      .where("registration_id", "=", id)
      .where("type", "=", document)
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "certification.expiry",
      subject: `registration:${id}`,
      details: { document },
    });
  });
}

/** Refuses to replace another day than the one that was on the screen. */
async function requireDay(trx: Db, registrationId: string, type: DocumentType, day: string | null) {
  const { expires_on } = await trx
    .selectFrom("certification_document")
    .select("expires_on")
    .where("registration_id", "=", registrationId)
    .where("type", "=", type)
    .executeTakeFirstOrThrow();
  if (expires_on !== day) refuse(409, "certification.outdated");
}

/** While it is certified the supplier may change what it hands in, and at no other time. */
async function lockToCertify(trx: Db, registrationId: string) {
  const { state } = await lockRegistration(trx, registrationId);
  if (state !== "certification") refuse(409, "certification.closed");
}

/** The UUID under which a document's files lie; it is on record from its beginning, so no sweep takes it. */
async function uuidOf(trx: Db, registrationId: string, type: DocumentType, now: Date): Promise<string> {
  const known = await trx
    .selectFrom("certification_document")
    .select("uuid")
    .where("registration_id", "=", registrationId)
    .where("type", "=", type)
    .executeTakeFirst();
  if (known) return known.uuid;
  const uuid = await addUuid(trx, registrationId, now);
  await markUsed(trx, registrationId, [uuid], now);
  await trx
    .insertInto("certification_document")
    .values({ registration_id: registrationId, type, uuid, expires_on: null })
    .execute();
  return uuid;
}
