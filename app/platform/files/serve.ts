import type { z } from "zod";
import type { files } from "~/contract";
import type { Core } from "../core";
import type { Tables } from "../db/schema";
import { refuse } from "../http/refuse";
import { requireOpenable } from "../scanning/scan-state";
import { fileIdIn, requireSigned, signedUrl } from "./address";
import { storedBytes } from "./bytes";
import { openName, requireEvidence, requireFile } from "./find";
import { attachmentHeader } from "./name";
import type { FileOwner } from "./owner";

/** Signs the address of a file of this registration. */
export async function signAddress(core: Core, { registrationId }: FileOwner, url: string, now: Date): Promise<string> {
  const id = await requireReadable(core, registrationId, fileIdIn(url));
  return signedUrl(core, registrationId, id, now);
}

/** Serves the bytes of a signed address. */
export async function serveFile(
  core: Core,
  { registrationId }: FileOwner,
  input: z.output<typeof files.content.input>,
  now: Date,
): Promise<Response> {
  await requireReadable(core, registrationId, input.fileId);
  requireSigned(core, registrationId, input, now);
  return fileResponse(core, registrationId, input.fileId);
}

/** A file that the registrant may read: any of a draft; once it was handed in, only those that stand in its answers. */
async function requireReadable(core: Core, registrationId: string, fileId: string): Promise<string> {
  const file = await requireFile(core.db, registrationId, fileId);
  const { state, used_at } = await core.db
    .selectFrom("file_uuid")
    .innerJoin("registration", "registration.id", "file_uuid.registration_id")
    .select(["state", "used_at"])
    .where("uuid", "=", file.uuid)
    .executeTakeFirstOrThrow();
  if (state !== "filling" && used_at === null) refuse(404, "file.unknown");
  requireOpenable(core, file);
  return file.id;
}

/** The bytes of a registration's file, to be saved and never to be shown in our origin (S-45). */
export async function fileResponse(core: Core, registrationId: string, fileId: string): Promise<Response> {
  return responseOf(core, await requireFile(core.db, registrationId, fileId));
}

/** The same for a reviewer, who also has the files that were submitted and removed since. */
export async function evidenceResponse(core: Core, registrationId: string, fileId: string): Promise<Response> {
  return responseOf(core, await requireEvidence(core.db, registrationId, fileId));
}

async function responseOf(core: Core, row: Tables["stored_file"]): Promise<Response> {
  requireOpenable(core, row);
  return new Response(await storedBytes(core, row.stored_name), {
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
