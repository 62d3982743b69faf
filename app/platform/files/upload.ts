import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { files } from "~/contract";
import { fileMaxBytes, filesMaxBytes, filesPerRegistration, scanMaxBytes } from "~/rules/limits";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { iso } from "../instants";
import { newScan } from "../scanning/scan-state";
import { fileUrl } from "./address";
import { keepBytes } from "./bytes";
import { acceptedContent, type Content } from "./content";
import { requireUuid, sealName } from "./find";
import { inTurn } from "./in-turn";
import { acceptedExtension, acceptedName } from "./name";
import type { FileOwner } from "./owner";

type Input = z.output<typeof files.upload.input>;

/** Keeps a file under a UUID: first its bytes, then its row. */
export async function upload(
  core: Core,
  owner: FileOwner,
  { attachmentUUID: uuid, file }: Input,
  { now }: Context,
): Promise<string> {
  const { registrationId } = owner;
  await requireUuid(core.db, registrationId, uuid);

  const name = acceptedName(file.name);
  const extension = acceptedExtension(name);
  if (file.size === 0) refuse(422, "file.empty");
  if (file.size > fileMaxBytes) refuse(413, "file.size", { maxBytes: fileMaxBytes });
  await requireRoom(core.db, registrationId, 0);
  const id = await inTurn(async () => {
    const content = await acceptedContent(new Uint8Array(await file.arrayBuffer()), extension);
    // A picture that is encoded again may grow beyond what can be scanned.
    if (content.bytes.length > scanMaxBytes) refuse(413, "file.size", { maxBytes: fileMaxBytes });
    const storedName = await keepBytes(core, content, now);
    return addRow(core, owner, { uuid, name, storedName, content }, now);
  });
  core.fileWaits();
  return fileUrl(id);
}

type Row = { uuid: string; name: string; storedName: string; content: Content };

function addRow(core: Core, owner: FileOwner, { uuid, name, storedName, content }: Row, now: Date): Promise<string> {
  const { registrationId } = owner;
  const id = randomBytes(16).toString("hex");
  return core.db.transaction().execute(async (trx) => {
    await owner.lock(trx, uuid);
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

/** S-46: so many files and so many bytes a registration, those not counted that a change has replaced or that are kept as evidence only. */
async function requireRoom(db: Db, registrationId: string, more: number): Promise<void> {
  const { count, bytes } = await db
    .selectFrom("stored_file")
    .innerJoin("file_uuid", "file_uuid.uuid", "stored_file.uuid")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("bytes").as("bytes")])
    .where("stored_file.registration_id", "=", registrationId)
    .where("retired_at", "is", null)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= filesPerRegistration) refuse(422, "file.tooMany", { max: filesPerRegistration });
  if (Number(bytes ?? 0) + more > filesMaxBytes) refuse(422, "file.quota", { maxBytes: filesMaxBytes });
}
