import type { z } from "zod";
import { certification, companyFiles } from "~/contract";
import type { Core } from "~/platform/core/core";
import { listFiles, filesUnder } from "~/platform/records/files/list-files";
import { fileResponse } from "~/platform/cases/content-response";
import { readFile } from "~/platform/records/files/read-file";
import { type Handler, handleSession, type ActorContext } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import type { StoredFile } from "~/contract/files";
import { refuse } from "~/platform/core/base/refuse";
import { lockToCertify, requireDocumentUuid } from "~/platform/records/certification";
import { filesPerAction } from "~/rules/corrective-action/limits";
import { filesPerDocument } from "~/rules/files/limits";
import type { Db } from "~/platform/core/database/schema";
import { findActionState } from "~/platform/records/corrective-actions/action-state";
import type { FileOwner } from "~/platform/records/files/file-owner";
import { requireUuid } from "~/platform/records/files/require-file";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { requireCompany } from "~/platform/records/registrations/find-registration";
import { createUuid, findUpload, uploadFile } from "./upload-file";
import { deleteFile } from "./delete";

/** The file calls of an approved company, including its certification documents (S-45, S-46). */
export const companyFilesHandlers = (core: Core): Handler[] => {
  const owner = ({ actor }: { actor: Actor }) => companyOwner(core, actor);
  return [
    handleSession(companyFiles.createUuid, async (_, context) => createUuid(core, await owner(context), context.now)),
    handleSession(companyFiles.upload, (input, context) => uploadUnder(core, input, context)),
    handleSession(certification.upload, (input, context) => uploadDocument(core, input, context)),
    handleSession(companyFiles.list, async ({ uuid }, context) => listFiles(core, await owner(context), uuid)),
    handleSession(companyFiles.deleteByUrl, async ({ url }, context) => {
      await deleteFile(core, await owner(context), url, context.now);
      return {};
    }),
    handleSession(companyFiles.content, async ({ fileId }, context) =>
      fileResponse(await readFile(core, (await owner(context)).registrationId, fileId)),
    ),
  ];
};

/** Stores a file under a UUID; a corrective action can have at most `filesPerAction`. */
async function uploadUnder(
  core: Core,
  input: z.output<typeof companyFiles.upload.input>,
  context: ActorContext,
): Promise<string> {
  const owner = await companyOwner(core, context.actor);
  const { attachmentUUID: uuid, uploadKey } = input;
  // A file that is already stored does not count again.
  const isNew = (await findUpload(core.db, owner.registrationId, uploadKey)) === undefined;
  if (isNew && (await findActionState(core.db, uuid))) await requireRoom(core, owner, uuid, filesPerAction);
  return uploadFile(core, owner, input, context);
}

async function requireRoom(core: Core, { registrationId }: FileOwner, uuid: string, max: number) {
  const files = (await filesUnder(core, core.db, registrationId, [uuid]))[uuid] ?? [];
  if (files.length >= max) refuse("unacceptable", "file.tooMany", { max });
}

/** Adds a file to a certification document. */
async function uploadDocument(
  core: Core,
  { document, file, uploadKey }: z.output<typeof certification.upload.input>,
  context: ActorContext,
): Promise<StoredFile> {
  const owner = await companyOwner(core, context.actor);
  const { registrationId } = owner;
  const uuid = await core.db.transaction().execute(async (trx) => {
    await lockToCertify(trx, registrationId);
    return requireDocumentUuid(trx, registrationId, document, context.now);
  });
  const isNew = (await findUpload(core.db, registrationId, uploadKey)) === undefined;
  if (isNew) await requireRoom(core, owner, uuid, filesPerDocument);
  const url = await uploadFile(core, owner, { attachmentUUID: uuid, file, uploadKey }, context);
  const after = (await filesUnder(core, core.db, registrationId, [uuid]))[uuid] ?? [];
  return after.find(({ fileUrl }) => fileUrl === url) ?? refuse("unknown", "file.unknown");
}

/**
 * The files of an approved company, for its signed-in users. A file that a section or a request uses is on record, and
 * can be changed only by request. Certification documents and files of a corrective action can be changed while the
 * supplier has to submit them.
 */
async function companyOwner(core: Core, actor: Actor): Promise<FileOwner> {
  const { id } = await requireCompany(core, actor);
  return {
    registrationId: id,
    actor: `account:${actor.accountId}`,
    async lock(trx, uuid) {
      const { state } = await lockRegistration(trx, id);
      if (uuid === null) return;
      await requireUuid(trx, id, uuid);
      if (!(await isOnRecord(trx, uuid))) return;
      const actionState = await findActionState(trx, uuid);
      if (actionState === "open") return;
      if (actionState !== undefined) refuse("conflict", "correctiveAction.outdated");
      if (!(await isOfCertification(trx, uuid))) refuse("conflict", "file.onRecord");
      if (state !== "certification") refuse("conflict", "certification.closed");
    },
  };
}

async function isOnRecord(trx: Db, uuid: string) {
  const row = await trx.selectFrom("file_uuid").select("used_at").where("uuid", "=", uuid).executeTakeFirst();
  return row?.used_at !== null;
}

async function isOfCertification(trx: Db, uuid: string) {
  const row = await trx.selectFrom("certification_document").select("type").where("uuid", "=", uuid).executeTakeFirst();
  return row !== undefined;
}
