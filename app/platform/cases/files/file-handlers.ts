import { files } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { createUuid, uploadFile } from "./upload-file";
import { deleteFile } from "./delete";
import { listFiles } from "~/platform/records/files/list-files";
import { fileUrl } from "~/platform/records/files/file-url";
import { registrantOwner, registrantOwnerOf } from "~/platform/records/files/file-owner";
import { fileResponse } from "~/platform/cases/content-response";
import { readSigned, signAddress } from "./signed-url";

/** The file calls of a registration (§7). */
export const fileHandlers = (core: Core): Handler[] => {
  const owner = (context: Context, uuid: string | null) => registrantOwner(core, context, uuid);
  const ownerOf = (context: Context, url: string) => registrantOwnerOf(core, context, url);
  return [
    handle(files.createUuid, async (_, context) => createUuid(core, await owner(context, null), context.now)),
    handle(files.upload, async (input, context) =>
      uploadFile(core, await owner(context, input.attachmentUUID), input, context),
    ),
    handle(files.list, async ({ uuid }, context) => listFiles(core, await owner(context, uuid), uuid)),
    handle(files.deleteByUrl, async ({ url }, context) => {
      await deleteFile(core, await ownerOf(context, url), url, context.now);
      return {};
    }),
    handle(files.signedUrl, async ({ url }, context) =>
      signAddress(core, await ownerOf(context, url), url, context.now),
    ),
    handle(files.content, async (input, context) =>
      fileResponse(await readSigned(core, await ownerOf(context, fileUrl(input.fileId)), input, context.now)),
    ),
  ];
};
