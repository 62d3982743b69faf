import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import { iso } from "../instants";
import { fileIdIn } from "./address";
import { removeBytes } from "./bytes";
import { requireFile } from "./find";
import type { FileOwner } from "./owner";

/** Removes a file for good: first the row, then the bytes; bytes that stay behind are swept (F-21). */
export async function deleteFile(core: Core, owner: FileOwner, url: string, now: Date): Promise<void> {
  const storedName = await core.db.transaction().execute(async (trx) => {
    const { uuid } = await requireFile(trx, owner.registrationId, fileIdIn(url));
    await owner.lock(trx, uuid);
    const { id, stored_name } = await requireFile(trx, owner.registrationId, fileIdIn(url));
    await trx.deleteFrom("stored_file").where("id", "=", id).execute();
    await trx
      .insertInto("pending_bytes")
      .values({ stored_name, created_at: iso(now) })
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: owner.actor,
      action: "file.delete",
      subject: `file:${id}`,
    });
    return stored_name;
  });
  await removeBytes(core, storedName);
}
