import type { Db, Tables } from "~/platform/core/database/schema";
import { seedOnce } from "~/platform/core/database/seed";
import { type Cells, differing, type Memory, mergeDefaults } from "./merge-defaults";
import {
  anyTable,
  type FilledRow,
  keyCells,
  loadSeededRows,
  rowKey,
  type SeededTable,
  seededTables,
  setColumns,
  tableNames,
} from "./seeded-tables";

/** The rows with which a release fills tables. */
type Defaults = { [Table in SeededTable]?: FilledRow<Table>[] };

type DefaultSeed = {
  name: string;
  /** Change it whenever the rows change. */
  version: string;
  /** Creates the rows; called only if the database has another version. */
  makeRows: () => Promise<Defaults> | Defaults;
};

const rowsAtOnce = 500;

/**
 * Brings tables to the defaults of this release, once per version and in one transaction, and preserves what the company has
 * changed (`mergeDefaults`). Returns whether this call did it. Throws what the database throws; then nothing is changed.
 */
export const seedDefaults = (db: Db, { name, version, makeRows }: DefaultSeed): Promise<boolean> =>
  seedOnce(db, {
    name: `${name} defaults`,
    version,
    async write(trx) {
      // An older build replaced the rows, and stored only their version.
      const replaced = await trx.deleteFrom("seed").where("name", "=", name).returning("version").executeTakeFirst();
      const defaults = await makeRows();
      for (const table of tableNames) {
        const rows = defaults[table];
        if (rows) await bringToRelease(trx, table, rows, replaced?.version === version);
      }
    },
  });

/**
 * Merges the rows of a table. `isSameRelease`: these rows were written before they were remembered, so that every difference is
 * the company's.
 */
async function bringToRelease(trx: Db, table: SeededTable, rows: Cells[], isSameRelease: boolean): Promise<void> {
  const next = new Map(rows.map((values) => [rowKey(table, values), values]));
  const current = await loadSeededRows(trx, table);
  const before = isSameRelease ? asMemories(next) : await loadMemories(trx, table);
  const missing: Cells[] = [];
  const memories: Tables["seed_row"][] = [];
  for (const key of new Set([...before.keys(), ...next.keys()])) {
    const own = current.get(key);
    const sides = { before: before.get(key), current: own, next: next.get(key) };
    const merged = mergeDefaults(sides, seededTables[table].together);
    if (merged.memory) memories.push(toStored(table, key, merged.memory));
    if (!own && merged.current) missing.push(merged.current);
    if (own && !merged.current) await remove(trx, table, own);
    if (own && merged.current)
      await setColumns(trx, table, merged.current, differing(own, merged.current, Object.keys(own)));
  }
  for (const part of parts(missing)) await anyTable(trx).insertInto(table).values(part).execute();
  await trx.deleteFrom("seed_row").where("table_name", "=", table).execute();
  for (const part of parts(memories)) await trx.insertInto("seed_row").values(part).execute();
}

const asMemories = (rows: Map<string, Cells>) =>
  new Map<string, Memory>([...rows].map(([key, values]) => [key, { values, offered: [] }]));

async function loadMemories(trx: Db, table: SeededTable): Promise<Map<string, Memory>> {
  const stored = await trx.selectFrom("seed_row").selectAll().where("table_name", "=", table).execute();
  return new Map(
    stored.map(({ row_key, default_json, offered_json }) => [
      row_key,
      { values: JSON.parse(default_json) as Cells, offered: JSON.parse(offered_json ?? "[]") as string[] },
    ]),
  );
}

const toStored = (table_name: SeededTable, row_key: string, { values, offered }: Memory): Tables["seed_row"] => ({
  table_name,
  row_key,
  default_json: JSON.stringify(values),
  offered_json: offered.length > 0 ? JSON.stringify(offered) : null,
});

async function remove(trx: Db, table: SeededTable, own: Cells) {
  await anyTable(trx)
    .deleteFrom(table)
    .where((row) => row.and(keyCells(table, own)))
    .execute();
}

const parts = <Item>(all: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, index) =>
    all.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
