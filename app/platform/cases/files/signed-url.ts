import type { z } from "zod";
import type { files } from "~/contract";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { fileIdIn, requireSigned, signedUrl } from "~/platform/records/files/file-url";
import type { FileOwner } from "~/platform/records/files/file-owner";
import { readFile, type StoredBytes } from "~/platform/records/files/read-file";
import { requireFile } from "~/platform/records/files/require-file";
import { requireOpenable } from "~/platform/records/files/scan-state";

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

/** A file that the registrant may read: any file of a draft, but after submission only those used in answers. */
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
