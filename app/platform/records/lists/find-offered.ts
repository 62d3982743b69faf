import type { Db } from "~/platform/core/database/schema";

/** Returns the codes that a list still offers for new answers; retired codes only remain in existing answers. */
export async function findOffered(db: Db, lovCode: string, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom("lov_value")
    .select("value")
    .where("lov_code", "=", lovCode)
    .where("value", "in", codes)
    .where("retired_at", "is", null)
    .execute();
  return new Set(rows.map(({ value }) => value));
}
