import type { Db } from "./schema";

type Counter = "registration" | "supplier" | "audit" | "sanctions" | "correctiveAction";

/** The next number of a counter, beginning at 1: one atomic upsert, in the same transaction as the numbered record. */
export async function nextCount(trx: Db, name: Counter): Promise<number> {
  const { value } = await trx
    .insertInto("counter")
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((row) => ({ value: row("counter.value", "+", 1) })))
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
