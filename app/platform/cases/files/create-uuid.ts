import type { Core } from "~/platform/ground/core";
import type { FileOwner } from "~/platform/records/files/owner";
import { addUuid } from "~/platform/records/files/uuid";

/** A new, empty file UUID. */
export async function createUuid(core: Core, owner: FileOwner, now: Date): Promise<{ content: string }> {
  const content = await core.db.transaction().execute(async (trx) => {
    await owner.lock(trx, null);
    return addUuid(trx, owner.registrationId, now);
  });
  return { content };
}
