import type { Db } from "../db/schema";
import { chinaDate } from "../instants";

/** The next registration number: `SR-20261121-000123`. The counter is one atomic upsert; the column is unique besides. */
export async function nextNumber(trx: Db, now: Date): Promise<string> {
  const { value } = await trx
    .insertInto("counter")
    .values({ name: "registration", value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((row) => ({ value: row("counter.value", "+", 1) })))
    .returning("value")
    .executeTakeFirstOrThrow();
  return `SR-${chinaDate(now).replaceAll("-", "")}-${String(value).padStart(6, "0")}`;
}
