import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { countFiles, infectedUuids } from "~/platform/records/registrations/file-uuids";

/**
 * Refuses a UUID that cannot prove a new account: it has no file, belongs to another registration, or is already in
 * use. Refusals: `change.proofNeeded`, `change.proofInfected` (422).
 */
export async function requireProof(trx: Db, registrationId: string, uuid: string): Promise<void> {
  const free = await trx
    .selectFrom("file_uuid")
    .select("uuid")
    .where("uuid", "=", uuid)
    .where("registration_id", "=", registrationId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  const count = free ? (await countFiles(trx, registrationId))[uuid] : 0;
  if (!count) refuse("unacceptable", "change.proofNeeded");
  if ((await infectedUuids(trx, registrationId)).includes(uuid)) refuse("unacceptable", "change.proofInfected");
}
