import type { ActorContext } from "~/platform/cases/handler";
import type { z } from "zod";
import type { certification } from "~/contract";
import type { StoredFile } from "~/contract/files";
import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import { lockToCertify, requireDocumentUuid } from "~/platform/records/certifications/documents";
import { filesUnder } from "~/platform/records/files/list";
import { filesPerDocument } from "~/rules/limits";
import { companyOwner } from "./company-owner";
import { upload } from "./upload";

/** Puts a file to a document of the certification. */
export async function uploadDocument(
  core: Core,
  { document, file }: z.output<typeof certification.upload.input>,
  context: ActorContext,
): Promise<StoredFile> {
  const owner = await companyOwner(core, context.actor);
  const { registrationId } = owner;
  const uuid = await core.db.transaction().execute(async (trx) => {
    await lockToCertify(trx, registrationId);
    return requireDocumentUuid(trx, registrationId, document, context.now);
  });
  const before = (await filesUnder(core, core.db, registrationId, [uuid]))[uuid] ?? [];
  if (before.length >= filesPerDocument) refuse("unacceptable", "file.tooMany", { max: filesPerDocument });
  const url = await upload(core, owner, { attachmentUUID: uuid, file }, context);
  const after = (await filesUnder(core, core.db, registrationId, [uuid]))[uuid] ?? [];
  return after.find(({ fileUrl }) => fileUrl === url) ?? refuse("unknown", "file.unknown");
}
