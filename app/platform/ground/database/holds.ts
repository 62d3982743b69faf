import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/** Whether a text of the database holds what was sought, as it is: `%` and `_` mean themselves. */
export const holds = (text: Expression<unknown>, sought: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like ${`%${sought.replace(/[!%_]/g, (character) => `!${character}`)}%`} escape '!'`;
