import { createHash } from "node:crypto";
import type { Core } from "~/platform/core/core";

/** The fingerprint of an address, which identifies it in the database without revealing it. */
export const addressId = (url: string): string => createHash("sha256").update(url).digest("hex").slice(0, 32);

/**
 * Stores the addresses that events are pushed to, as configured, so that any code that records an event finds them in
 * its transaction. Pending deliveries to a removed address are abandoned.
 */
export async function keepAddresses({ db, config }: Pick<Core, "db" | "config">): Promise<void> {
  const addresses = (config.webhooks?.urls ?? []).map((url) => ({ id: addressId(url), host: new URL(url).host }));
  const ids = addresses.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("webhook_address")
      .$if(ids.length > 0, (rows) => rows.where("id", "not in", ids))
      .execute();
    if (ids.length > 0)
      await trx
        .insertInto("webhook_address")
        .values(addresses)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    await trx
      .updateTable("webhook_delivery")
      .set({ state: "failed", problem: "removed", status: null, next_at: null, leased_until: null })
      .where("state", "=", "waiting")
      .$if(ids.length > 0, (rows) => rows.where("address_id", "not in", ids))
      .execute();
  });
}
