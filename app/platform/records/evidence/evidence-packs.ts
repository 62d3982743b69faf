import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { z } from "zod";
import type { changePack, evidencePack } from "~/contract/evidence";
import { aboutRecord, type EvidenceRecord } from "./evidence-record";

type EvidencePackRow = Tables["evidence_pack"];
/** A finished pack, whose row is complete. */
export type ReadyPack = EvidencePackRow & {
  record_sealed: string;
  pdf_stored_name: string;
  pdf_bytes: number;
  pdf_sha256: string;
  zip_bytes: number;
  zip_sha256: string;
};

/** The evidence packs of a registration's rounds, finished or still in progress, the newest first. */
export async function listPacks(db: Db, registrationId: string): Promise<z.input<typeof evidencePack>[]> {
  const rows = await selectPacks(db)
    .where("registration_id", "=", registrationId)
    .where("round", "is not", null)
    .orderBy("round", "desc")
    .execute();
  return rows.map((row) => ({ round: row.round ?? 0, submittedAt: row.at, papers: toPapers(row) }));
}

/** The pack of the decision on a change. Null if it was not decided on, or if that was before packs existed. */
export async function findChangePack(db: Db, changeId: string): Promise<z.input<typeof changePack> | null> {
  const row = await selectPacks(db).where("change_id", "=", changeId).executeTakeFirst();
  return row ? { papers: toPapers(row) } : null;
}

/** The subject of a pack: a round of a registration, or the decision on a change. */
export type PackPlace = { registrationId: string; round: number } | { changeId: string };

/** A finished pack. Refusals: `evidence.unknown` (404: there is none), `evidence.waiting` (409: it is being created). */
export async function requirePack(db: Db, place: PackPlace): Promise<ReadyPack> {
  const packs = selectPacks(db);
  const row = await (
    "changeId" in place
      ? packs.where("change_id", "=", place.changeId)
      : packs.where("registration_id", "=", place.registrationId).where("round", "=", place.round)
  ).executeTakeFirst();
  if (!row) return refuse("unknown", "evidence.unknown");
  return isReady(row) ? row : refuse("conflict", "evidence.waiting");
}

const selectPacks = (db: Db) => db.selectFrom("evidence_pack").selectAll().where("state", "<>", "removed");

const toPapers = (row: EvidencePackRow) =>
  isReady(row)
    ? {
        pdf: { bytes: row.pdf_bytes, sha256: row.pdf_sha256 },
        zip: { bytes: row.zip_bytes, sha256: row.zip_sha256 },
      }
    : null;

const isReady = (row: EvidencePackRow): row is ReadyPack => row.state === "ready" && row.pdf_stored_name !== null;

/** Decrypts the record of a pack. */
export const openRecord = ({ seal }: Core, { id, record_sealed }: { id: string; record_sealed: string }) =>
  seal.open<EvidenceRecord>(record_sealed, aboutRecord(id));
