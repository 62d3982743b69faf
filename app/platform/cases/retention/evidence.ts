import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { total } from "./count";
import { dropBytes } from "./remove";

/** Batch size; the next run picks up the rest. */
const batchSize = 100;

const oldPacks = (db: Db, before: string) => db.selectFrom("evidence_pack").where("at", "<=", before);

/** The number of evidence packs from this instant or before. */
export const countOldPacks = ({ db }: Core, before: string): Promise<number> => total(oldPacks(db, before));

/** Removes a batch of evidence packs from this instant or before; returns their number. */
export const removeOldPacks = ({ db, now }: Core, before: string): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const packs = await trx
      .deleteFrom("evidence_pack")
      .where("id", "in", oldPacks(trx, before).select("id").limit(batchSize))
      .returning("pdf_stored_name")
      .execute();
    await dropBytes(
      trx,
      packs.flatMap(({ pdf_stored_name }) => pdf_stored_name ?? []),
      now(),
    );
    return packs.length;
  });
