import { sql } from "kysely";
import type { Core } from "~/platform/core/core";
import { openOr } from "./open-or";
import { changeRow, listPages } from "./pages";
import type { SealedRow, SealedPlace } from "./sealed-columns";
import { addProblem, type Tally } from "./tally";

type Dependencies = Pick<Core, "db" | "seal">;

/** The values of a column that an older secret encrypted. */
const olderValues = ({ seal }: Dependencies, column: string) =>
  sql`${sql.ref(column)} not like ${`${seal.newestPrefix}%`}`;

/** Moves the values of a column to the newest secret. */
export async function moveValues(core: Dependencies, place: SealedPlace, tally: Tally): Promise<void> {
  for await (const rows of listPages(core.db, place, olderValues(core, place.column)))
    for (const row of rows) await moveValue(core, place, row, tally);
}

/**
 * Moves one value unless it has changed since it was read. A changed value is already under the newest secret, or the
 * next run finds it.
 */
export async function moveValue(core: Dependencies, place: SealedPlace, row: SealedRow, tally: Tally): Promise<void> {
  const newValue = encryptAnew(core, place, row);
  if (newValue === undefined) addProblem(tally, place, "cannot be opened");
  else if (await changeRow(core.db, place, row, { [place.column]: newValue })) tally.moved += 1;
}

const encryptAnew = ({ seal }: Dependencies, { column, about }: SealedPlace, row: SealedRow): string | undefined =>
  openOr(() => seal.close(seal.open(String(row[column]), about(row)), about(row)), undefined);

/** The number of values in a column that are encrypted with an older secret. */
export async function countValues(core: Dependencies, { table, column }: SealedPlace): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}
    where ${olderValues(core, column)}`.execute(core.db);
  return Number(rows[0]?.total);
}
