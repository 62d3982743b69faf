import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { aboutRecord, type EvidenceRecord } from "./evidence-record";

type About = { registrationId: string; changeId?: string };

/** Stores the content of a pack in the given transaction; the pack itself is created in the background. */
export async function keepRecord(
  { seal }: Core,
  trx: Db,
  record: EvidenceRecord,
  { registrationId, changeId }: About,
): Promise<void> {
  const id = newId();
  await trx
    .insertInto("evidence_pack")
    .values({
      id,
      registration_id: registrationId,
      round: record.kind === "round" ? record.round : null,
      change_id: changeId ?? null,
      at: record.at,
      state: "waiting",
      record_sealed: seal.close(record, aboutRecord(id)),
      attempts: 0,
      next_at: record.at,
    })
    .execute();
}
