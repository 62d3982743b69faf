import { refuse } from "~/platform/core/base/refuse";
import type { Db } from "~/platform/core/database/schema";

/** Locks the row of a list for this transaction, to serialise its changes. Refusal: `lov.unknown`. */
export async function lockValueList(trx: Db, lovCode: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("lov_view")
    .set((row) => ({ page_size: row.ref("page_size") }))
    .where("lov_code", "=", lovCode)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) refuse("unknown", "lov.unknown");
}

/** The subject of a list value in the audit log. */
export const valueSubject = (lovCode: string, value: string): string => `listValue:${lovCode}/${value}`;
