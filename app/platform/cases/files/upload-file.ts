import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { files } from "~/contract";
import { toFileName } from "~/rules/files/file-name";
import {
  fileMaxBytes,
  filesMaxBytes,
  filesPerRegistration,
  scanMaxBytes,
  fileExtensions,
  fileNameMax,
} from "~/rules/files/limits";
import { recordAudit } from "~/platform/core/audit";
import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import { newScan } from "~/platform/records/files/scan-state";
import { fileUrl } from "~/platform/records/files/file-url";
import { keepBytes } from "~/platform/core/storage/bytes";
import { acceptedContent, type Content, inTurn } from "~/platform/core/storage/content";
import { requireUuid, sealName } from "~/platform/records/files/require-file";
import type { FileOwner } from "~/platform/records/files/file-owner";
import { addUuid } from "~/platform/records/files/add-uuid";

type UploadInput = z.output<typeof files.upload.input>;

/** Stores a file under a UUID: first its bytes, then its row. */
export async function uploadFile(
  core: Core,
  owner: FileOwner,
  { attachmentUUID: uuid, file, uploadKey }: UploadInput,
  { now }: Context,
): Promise<string> {
  const { registrationId } = owner;
  await requireUuid(core.db, registrationId, uuid);
  const storedBefore = await findUpload(core.db, registrationId, uploadKey);
  if (storedBefore) return fileUrl(storedBefore);

  const name = acceptedName(file.name);
  const extension = acceptedExtension(name);
  if (file.size === 0) refuse("unacceptable", "file.empty");
  if (file.size > fileMaxBytes) refuse("tooLarge", "file.size", { maxBytes: fileMaxBytes });
  const id = await inTurn(async () => {
    // Checked with the original size, because decoding a picture for a registration that is full would waste a second
    // and memory.
    await requireRoom(core.db, registrationId, file.size);
    const content = await acceptedContent(new Uint8Array(await file.arrayBuffer()), extension, core.config);
    // A re-encoded picture may become too large to be scanned.
    if (content.bytes.length > scanMaxBytes) refuse("tooLarge", "file.size", { maxBytes: fileMaxBytes });
    const storedName = await keepBytes(core, content, now);
    return addRow(core, owner, { uuid, name, storedName, content, uploadKey }, now);
  });
  core.fileWaits();
  return fileUrl(id);
}

type NewFile = { uuid: string; name: string; storedName: string; content: Content; uploadKey: string | undefined };

function addRow(core: Core, owner: FileOwner, row: NewFile, now: Date): Promise<string> {
  const { uuid, name, storedName, content, uploadKey } = row;
  const { registrationId } = owner;
  const id = randomBytes(16).toString("hex");
  return core.db.transaction().execute(async (trx) => {
    await owner.lock(trx, uuid);
    await requireUuid(trx, registrationId, uuid);
    // The same upload may have arrived twice at the same time. The bytes of this copy are then deleted with all others
    // that no row refers to.
    const storedBefore = await findUpload(trx, registrationId, uploadKey);
    if (storedBefore) return storedBefore;
    await requireRoom(trx, registrationId, content.bytes.length);
    await trx
      .insertInto("stored_file")
      .values({
        id,
        uuid,
        registration_id: registrationId,
        stored_name: storedName,
        upload_key: uploadKey ?? null,
        name_sealed: sealName(core, id, name),
        type: content.type,
        bytes: content.bytes.length,
        created_at: iso(now),
        ...newScan(core),
      })
      .execute();
    await trx.deleteFrom("pending_bytes").where("stored_name", "=", storedName).execute();
    await recordAudit(trx, {
      at: now,
      actor: owner.actor,
      action: "file.upload",
      subject: `file:${id}`,
      details: { type: content.type, bytes: content.bytes.length },
    });
    return id;
  });
}

/** The file stored by an earlier attempt of the same upload, whose response may have been lost. */
export async function findUpload(db: Db, registrationId: string, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom("stored_file")
    .select("id")
    .where("registration_id", "=", registrationId)
    .where("upload_key", "=", key)
    .executeTakeFirst();
  return row?.id;
}

/**
 * S-46: the limits on the number and bytes of files per registration, not counting files that a change has replaced or that are
 * only kept as evidence.
 */
async function requireRoom(db: Db, registrationId: string, more: number): Promise<void> {
  const { count, bytes } = await db
    .selectFrom("stored_file")
    .innerJoin("file_uuid", "file_uuid.uuid", "stored_file.uuid")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("bytes").as("bytes")])
    .where("stored_file.registration_id", "=", registrationId)
    .where("retired_at", "is", null)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= filesPerRegistration) refuse("unacceptable", "file.tooMany", { max: filesPerRegistration });
  if (Number(bytes ?? 0) + more > filesMaxBytes) refuse("unacceptable", "file.quota", { maxBytes: filesMaxBytes });
}

type Extension = (typeof fileExtensions)[number];

/** Control characters, and characters that reverse or hide text, with which `exe.pdf` could be disguised. */
const forbidden = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** A file name as stored and shown: data, never a path (S-45). */
function acceptedName(typed: string): string {
  const name = toFileName(typed);
  const isAcceptable = name !== "" && [...name].length <= fileNameMax && !forbidden.test(typed);
  return isAcceptable ? name : refuse("unacceptable", "file.name");
}

/** The extension, if it is allowed (S-40). */
function acceptedExtension(name: string): Extension {
  const extension = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase();
  return fileExtensions.find((one) => one === extension) ?? refuse("unacceptable", "file.type");
}

/** A new, empty file UUID. */
export async function createUuid(core: Core, owner: FileOwner, now: Date): Promise<{ content: string }> {
  const content = await core.db.transaction().execute(async (trx) => {
    await owner.lock(trx, null);
    return addUuid(trx, owner.registrationId, now, owner.colleagueId);
  });
  return { content };
}
