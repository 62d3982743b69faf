import type { z } from "zod";
import type { queueViews } from "~/contract";
import { densities, queueColumns } from "~/rules/queue/queue";
import type { Db } from "~/platform/core/database/schema";
import type { Actor } from "~/platform/records/sessions/actor";

type Look = z.output<typeof queueViews.saveLook.input>;

/** The display settings of an account for the queue, without columns that no longer exist. */
export async function loadLook(db: Db, { accountId }: Actor): Promise<Look> {
  const row = await db.selectFrom("queue_look").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  const columns = row?.columns?.split(",");
  return {
    density: densities.find((density) => density === row?.density) ?? densities[0],
    columns: columns ? queueColumns.filter((column) => columns.includes(column)) : null,
  };
}

/** Saves the display settings of an account for the queue. */
export async function saveLook(db: Db, { accountId }: Actor, { density, columns }: Look): Promise<void> {
  const look = { density, columns: columns?.join(",") ?? null };
  await db
    .insertInto("queue_look")
    .values({ account_id: accountId, ...look })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(look))
    .execute();
}
