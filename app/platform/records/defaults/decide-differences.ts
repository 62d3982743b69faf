import type { Core } from "~/platform/core/core";
import { recordAudit } from "~/platform/core/audit";
import { type Difference, type DifferenceFilter, listDifferences } from "./list-differences";
import { setColumns } from "./seeded-tables";

/** The decision on an offered default: the row takes it, or keeps the company's value. */
export type DifferenceDecision = "take" | "keep";

/**
 * Decides the differences of a table or of one row, and records each decision in the audit log, in one transaction. Returns those
 * that this call decided: a difference that another operator decides at the same time is not among them.
 */
export async function decideDifferences(
  { db, now }: Pick<Core, "db" | "now">,
  filter: DifferenceFilter,
  decision: DifferenceDecision,
  actor: string,
): Promise<Difference[]> {
  return db.transaction().execute(async (trx) => {
    const decided: Difference[] = [];
    for (const difference of await listDifferences(trx, filter)) {
      const { table, key, columns, next } = difference;
      const { numUpdatedRows } = await trx
        .updateTable("seed_row")
        .set({ offered_json: null })
        .where("table_name", "=", table)
        .where("row_key", "=", key)
        .where("offered_json", "is not", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      if (decision === "take") await setColumns(trx, table, next, columns);
      await recordAudit(trx, {
        at: now(),
        actor,
        action: `default.${decision}`,
        subject: `default:${table}/${key}`,
        details: { columns: columns.join(",") },
      });
      decided.push(difference);
    }
    return decided;
  });
}
