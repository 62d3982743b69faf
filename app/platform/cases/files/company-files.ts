import { certification, companyFiles } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { createUuid } from "./create-uuid";
import { deleteFile } from "./delete";
import { listFiles } from "~/platform/records/files/list";
import { fileResponse } from "~/platform/cases/content-response";
import { readFile } from "~/platform/records/files/read";
import { upload } from "./upload";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { companyOwner } from "./company-owner";
import { uploadDocument } from "./upload-document";

/** The file calls of an approved company, the documents of its certification included (S-45, S-46). */
export const companyFilesHandlers = (core: Core): Handler[] => {
  const owner = ({ actor }: { actor: Actor }) => companyOwner(core, actor);
  return [
    handleSession(companyFiles.createUuid, async (_, context) => createUuid(core, await owner(context), context.now)),
    handleSession(companyFiles.upload, async (input, context) => upload(core, await owner(context), input, context)),
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
