import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from "kysely";

/**
 * Lets a worker's query skip rows that another process is currently claiming. Without it two processes that take the
 * same rows in a different order would wait for each other, and PostgreSQL would end one of them. SQLite has one writer
 * at a time. For `$call` on a query.
 */
export const skipTaken =
  <All>(db: Kysely<All>) =>
  <From extends keyof All, Row>(query: SelectQueryBuilder<All, From, Row>): SelectQueryBuilder<All, From, Row> =>
    db.getExecutor().adapter instanceof PostgresAdapter ? query.modifyEnd(sql`for update skip locked`) : query;
