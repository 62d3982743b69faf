import type { z } from "zod";
import type { files } from "~/contract";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { requireOpenable } from "./scan-state";
import { fileIdIn, requireSigned, signedUrl } from "./file-address";
import { storedBytes } from "~/platform/core/storage/bytes";
import { openName, requireEvidence, requireFile } from "./require-file";
import type { FileOwner } from "./file-owner";

/** The bytes of a stored file, with its name as it was uploaded. */
export type StoredBytes = { bytes: ReadableStream; type: string; length: number; name: string };

/** Signs the address of a file of this registration. */
export async function signAddress(core: Core, { registrationId }: FileOwner, url: string, now: Date): Promise<string> {
  const id = await requireReadable(core, registrationId, fileIdIn(url));
  return signedUrl(core, registrationId, id, now);
}

/** The file behind a signed address. */
export async function readSigned(
  core: Core,
  { registrationId }: FileOwner,
  input: z.output<typeof files.content.input>,
  now: Date,
): Promise<StoredBytes> {
  await requireReadable(core, registrationId, input.fileId);
  requireSigned(core, registrationId, input, now);
  return readFile(core, registrationId, input.fileId);
}

/** A file that the registrant may read: any of a draft; once it is submitted, only those used in its answers. */
async function requireReadable(core: Core, registrationId: string, fileId: string): Promise<string> {
  const file = await requireFile(core.db, registrationId, fileId);
  const { state, used_at } = await core.db
    .selectFrom("file_uuid")
    .innerJoin("registration", "registration.id", "file_uuid.registration_id")
    .select(["state", "used_at"])
    .where("uuid", "=", file.uuid)
    .executeTakeFirstOrThrow();
  if (state !== "filling" && used_at === null) refuse("unknown", "file.unknown");
  requireOpenable(core, file);
  return file.id;
}

/** A file of a registration. */
export const readFile = async (core: Core, registrationId: string, fileId: string): Promise<StoredBytes> =>
  readRow(core, await requireFile(core.db, registrationId, fileId));

/** The same for a reviewer, who also has the files that were submitted and removed since. */
export const readEvidence = async (core: Core, registrationId: string, fileId: string): Promise<StoredBytes> =>
  readRow(core, await requireEvidence(core.db, registrationId, fileId));

async function readRow(core: Core, row: Tables["stored_file"]): Promise<StoredBytes> {
  requireOpenable(core, row);
  const bytes = await storedBytes(core, row.stored_name);
  return { bytes, type: row.type, length: row.bytes, name: openName(core, row) };
}
