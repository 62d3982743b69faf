import { files } from "~/contract";
import type { Core } from "../core";
import { type Handler, handle } from "../http/router";
import { createUuid } from "./create-uuid";
import { deleteFile } from "./delete";
import { listFiles } from "./list";
import { serveFile, signAddress } from "./serve";
import { upload } from "./upload";

/** The file calls of a registration (§7). */
export const fileHandlers = (core: Core): Handler[] => [
  handle(files.createUuid, (_, context) => createUuid(core, context)),
  handle(files.upload, (input, context) => upload(core, input, context)),
  handle(files.list, ({ uuid }, context) => listFiles(core, uuid, context)),
  handle(files.deleteByUrl, async ({ url }, context) => {
    await deleteFile(core, url, context);
    return {};
  }),
  handle(files.signedUrl, ({ url }, context) => signAddress(core, url, context)),
  handle(files.content, (input, context) => serveFile(core, input, context)),
];
