import { sql } from "kysely";
import type { Core } from "~/platform/ground/core";
import { openOr } from "./open-or";
import { changeRow, listPages } from "./pages";
import type { SealedRow, SealedPlace } from "./sealed-columns";
import { addProblem, type Tally } from "./tally";

type Ground = Pick<Core, "db" | "seal">;

/** The values of a column that an older secret encrypted. */
const olderValues = ({ seal }: Ground, column: string) => sql`${sql.ref(column)} not like ${`${seal.newestPrefix}%`}`;

/** Moves the values of a column to the newest secret. */
export async function moveValues(ground: Ground, place: SealedPlace, tally: Tally): Promise<void> {
  for await (const rows of listPages(ground.db, place, olderValues(ground, place.column)))
    for (const row of rows) await moveValue(ground, place, row, tally);
}

/** Moves one value, unless it was changed since it was read: then it is under the newest secret by that, or the next run finds it. */
export async function moveValue(ground: Ground, place: SealedPlace, row: SealedRow, tally: Tally): Promise<void> {
  const newValue = encryptAnew(ground, place, row);
  if (newValue === undefined) addProblem(tally, place, "cannot be opened");
  else if (await changeRow(ground.db, place, row, { [place.column]: newValue })) tally.moved += 1;
}

const encryptAnew = ({ seal }: Ground, { column, about }: SealedPlace, row: SealedRow): string | undefined =>
  openOr(() => seal.close(seal.open(String(row[column]), about(row)), about(row)), undefined);

/** How many values of a column an older secret encrypted. */
export async function countValues(ground: Ground, { table, column }: SealedPlace): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}
    where ${olderValues(ground, column)}`.execute(ground.db);
  return Number(rows[0]?.total);
}
