import { sql } from "kysely";
import type { PlatformConfig } from "~/platform/platform.server";
import { inDatabase } from "./platform-database";

/** Every row of every table as text: `table {"column":"value",…}`. */
export const everyRow = (config: PlatformConfig): Promise<string[]> =>
  inDatabase(config, async (db) => {
    const tables = await db.introspection.getTables();
    const rows = tables
      .filter(({ schema = "public" }) => schema === "public")
      .map(async ({ name }) => {
        const all = await sql`select * from ${sql.table(name)}`.execute(db);
        return all.rows.map((row) => `${name} ${JSON.stringify(row)}`);
      });
    return (await Promise.all(rows)).flat();
  });

/** The table that a row of `everyRow` is from. */
export const tableOf = (row: string): string => row.split(" ")[0] ?? "";

/** All texts in a value, at any depth. */
export const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
