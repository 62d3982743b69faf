import { Readable } from "node:stream";
import type { z } from "zod";
import type { files } from "~/contract";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { requireSession } from "../registration/session";
import { fileIdIn, requireSigned, signedUrl } from "./address";
import { openName, requireFile } from "./find";
import { attachmentHeader } from "./name";

/** Signs the address of a file of this registration. */
export async function signAddress(core: Core, url: string, context: Context): Promise<string> {
  const registrationId = await requireSession(core, context);
  const { id } = await requireFile(core.db, registrationId, fileIdIn(url));
  return signedUrl(core, registrationId, id, context.now);
}

/** Serves the bytes of a signed address, to be saved and never to be shown in our origin (S-45). */
export async function serveFile(
  core: Core,
  input: z.output<typeof files.content.input>,
  context: Context,
): Promise<Response> {
  const registrationId = await requireSession(core, context);
  const row = await requireFile(core.db, registrationId, input.fileId);
  requireSigned(core, registrationId, input, context.now);
  return new Response(await bytesOf(core, row.stored_name), {
    headers: {
      "content-type": row.type,
      "content-length": String(row.bytes),
      "content-disposition": attachmentHeader(openName(core, row)),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}

/** A row whose bytes are gone is told as such, and noted: nobody's page breaks over it (F-21). */
async function bytesOf({ disk, config }: Core, storedName: string): Promise<ReadableStream> {
  try {
    if (await disk.exists(storedName)) return Readable.toWeb(await disk.getStream(storedName)) as ReadableStream;
  } catch (error) {
    config.log.error({ event: "storage_failed", name: (error as Error).name });
    return refuse(503, "file.fetch");
  }
  config.log.error({ event: "bytes_missing" });
  return refuse(404, "file.fetch");
}
