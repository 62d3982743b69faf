import { files } from "~/contract";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { type Handler, handle } from "../http/router";
import { createUuid } from "./create-uuid";
import { deleteFile } from "./delete";
import { listFiles } from "./list";
import { registrantOwner } from "./owner";
import { serveFile, signAddress } from "./serve";
import { upload } from "./upload";

/** The file calls of a registration (§7). */
export const fileHandlers = (core: Core): Handler[] => {
  const owner = (context: Context) => registrantOwner(core, context);
  return [
    handle(files.createUuid, async (_, context) => createUuid(core, await owner(context), context.now)),
    handle(files.upload, async (input, context) => upload(core, await owner(context), input, context)),
    handle(files.list, async ({ uuid }, context) => listFiles(core, await owner(context), uuid)),
    handle(files.deleteByUrl, async ({ url }, context) => {
      await deleteFile(core, await owner(context), url, context.now);
      return {};
    }),
    handle(files.signedUrl, async ({ url }, context) => signAddress(core, await owner(context), url, context.now)),
    handle(files.content, async (input, context) => serveFile(core, await owner(context), input, context.now)),
  ];
};
