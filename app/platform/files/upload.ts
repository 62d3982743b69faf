import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { files } from "~/contract";
import { fileMaxBytes, filesMaxBytes, filesPerRegistration } from "~/rules/limits";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { iso } from "../instants";
import { uploadsPerAddress } from "../limits";
import { lockToFill } from "../registration/lock";
import { requireSession } from "../registration/session";
import { fileUrl } from "./address";
import { acceptedContent, type Content } from "./content";
import { requireUuid, sealName } from "./find";
import { acceptedExtension, acceptedName } from "./name";
import { newStoredName } from "./storage";

type Input = z.output<typeof files.upload.input>;

/**
 * Keeps a file under a UUID. Its stored name is written down before the bytes, and the bytes before the row: wherever a
 * crash cuts in, the sweeper finds what is left (F-21).
 */
export async function upload(core: Core, { attachmentUUID, file }: Input, context: Context): Promise<string> {
  const registrationId = await requireSession(core, context);
  const subject = core.seal.hash("address", context.addressGroup);
  await countAgainst(core.db, context.now, [{ rate: uploadsPerAddress, subject }]);
  await requireUuid(core.db, registrationId, attachmentUUID);

  const name = acceptedName(file.name);
  const extension = acceptedExtension(name);
  if (file.size === 0) refuse(422, "file.empty");
  if (file.size > fileMaxBytes) refuse(413, "file.size", { maxBytes: fileMaxBytes });
  await requireRoom(core.db, registrationId, 0);
  const content = await acceptedContent(new Uint8Array(await file.arrayBuffer()), extension);

  const storedName = newStoredName();
  await core.db
    .insertInto("pending_bytes")
    .values({ stored_name: storedName, created_at: iso(context.now) })
    .execute();
  await putBytes(core, storedName, content);
  return fileUrl(await addRow(core, { registrationId, uuid: attachmentUUID, name, storedName, content }, context.now));
}

async function putBytes({ disk, config }: Core, storedName: string, { bytes, type }: Content): Promise<void> {
  try {
    await disk.put(storedName, bytes, { contentType: type });
  } catch (error) {
    config.log.error({ event: "storage_failed", name: (error as Error).name });
    refuse(503, "file.store");
  }
}

type Row = { registrationId: string; uuid: string; name: string; storedName: string; content: Content };

function addRow(core: Core, { registrationId, uuid, name, storedName, content }: Row, now: Date): Promise<string> {
  const id = randomBytes(16).toString("hex");
  return core.db.transaction().execute(async (trx) => {
    await lockToFill(trx, registrationId);
    await requireUuid(trx, registrationId, uuid);
    await requireRoom(trx, registrationId, content.bytes.length);
    await trx
      .insertInto("stored_file")
      .values({
        id,
        uuid,
        registration_id: registrationId,
        stored_name: storedName,
        name_sealed: sealName(core, id, name),
        type: content.type,
        bytes: content.bytes.length,
        created_at: iso(now),
      })
      .execute();
    await trx.deleteFrom("pending_bytes").where("stored_name", "=", storedName).execute();
    await recordAudit(trx, {
      at: now,
      actor: `registrant:${registrationId}`,
      action: "file.upload",
      subject: `file:${id}`,
      details: { type: content.type, bytes: content.bytes.length },
    });
    return id;
  });
}

/** S-46: so many files and so many bytes a registration. */
async function requireRoom(db: Db, registrationId: string, more: number): Promise<void> {
  const { count, bytes } = await db
    .selectFrom("stored_file")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("bytes").as("bytes")])
    .where("registration_id", "=", registrationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= filesPerRegistration) refuse(422, "file.tooMany", { max: filesPerRegistration });
  if (Number(bytes ?? 0) + more > filesMaxBytes) refuse(422, "file.quota", { maxBytes: filesMaxBytes });
}
