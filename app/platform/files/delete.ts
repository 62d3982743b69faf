import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { iso } from "../instants";
import { lockToFill } from "../registration/lock";
import { requireSession } from "../registration/session";
import { fileIdIn } from "./address";
import { requireFile } from "./find";

/** Removes a file for good: first the row, then the bytes; bytes that stay behind are swept (F-21). */
export async function deleteFile(core: Core, url: string, context: Context): Promise<void> {
  const registrationId = await requireSession(core, context);
  const storedName = await core.db.transaction().execute(async (trx) => {
    await lockToFill(trx, registrationId);
    const { id, stored_name } = await requireFile(trx, registrationId, fileIdIn(url));
    await trx.deleteFrom("stored_file").where("id", "=", id).execute();
    await trx
      .insertInto("pending_bytes")
      .values({ stored_name, created_at: iso(context.now) })
      .execute();
    await recordAudit(trx, {
      at: context.now,
      actor: `registrant:${registrationId}`,
      action: "file.delete",
      subject: `file:${id}`,
    });
    return stored_name;
  });
  await removeBytes(core, storedName);
}

/** Removes bytes that no row names. When the storage does not answer, the sweeper tries again. */
export async function removeBytes({ db, disk, config }: Core, storedName: string): Promise<void> {
  try {
    await disk.delete(storedName);
    await db.deleteFrom("pending_bytes").where("stored_name", "=", storedName).execute();
  } catch (error) {
    config.log.warn({ event: "bytes_not_removed", name: (error as Error).name });
  }
}
