import { companyFiles } from "~/contract";
import type { Core } from "../core";
import { createUuid } from "../files/create-uuid";
import { deleteFile } from "../files/delete";
import { listFiles } from "../files/list";
import { fileResponse } from "../files/serve";
import { upload } from "../files/upload";
import { type Handler, handleSession } from "../http/router";
import type { Actor } from "../identity/actor";
import { companyOwner } from "./file-owner";

/** The file calls of an approved company (S-45, S-46). */
export const companyFilesHandlers = (core: Core): Handler[] => {
  const owner = ({ actor }: { actor: Actor }) => companyOwner(core, actor);
  return [
    handleSession(companyFiles.createUuid, async (_, asked) => createUuid(core, await owner(asked), asked.now)),
    handleSession(companyFiles.upload, async (input, asked) => upload(core, await owner(asked), input, asked)),
    handleSession(companyFiles.list, async ({ uuid }, asked) => listFiles(core, await owner(asked), uuid)),
    handleSession(companyFiles.deleteByUrl, async ({ url }, asked) => {
      await deleteFile(core, await owner(asked), url, asked.now);
      return {};
    }),
    handleSession(companyFiles.content, async ({ fileId }, asked) =>
      fileResponse(core, (await owner(asked)).registrationId, fileId),
    ),
  ];
};
