import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Migration } from "kysely/migration";

type EngineName = "PostgreSQL" | "SQLite";

/**
 * Statements that a migration must not run on a table that exists already, because copies of the previous build still use
 * it. `index`: writes wait while it is built; `concurrently`: it fails inside a transaction; `type`, `notNull`,
 * `constraint`: the table is locked while it is rewritten or read; `default`: it needs a default, and one that is the
 * same for every row; `removal`: the previous build still uses it; `everyRow`: all rows are locked until the end;
 * `limits`: only the connection sets how long a migration waits for a lock.
 */
type MigrationRule =
  | "index"
  | "concurrently"
  | "type"
  | "notNull"
  | "constraint"
  | "default"
  | "removal"
  | "everyRow"
  | "limits";

/** The statements of a migration on an empty database. */
export async function statementsOf(migration: Migration, engine: EngineName): Promise<string[]> {
  const statements: string[] = [];
  const isPostgres = engine === "PostgreSQL";
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => (isPostgres ? new PostgresIntrospector(own) : new SqliteIntrospector(own)),
      createQueryCompiler: () => (isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await migration.up(db);
  return statements;
}

/** The rules that the statements of a migration break, each as the rule and the table. */
export function lintStatements(statements: readonly string[]): string[] {
  const created = new Set<string>();
  return statements.flatMap((statement) => {
    const text = normalize(statement);
    const table = /^create table (?:if not exists )?(\S+)/.exec(text)?.[1];
    if (table !== undefined) created.add(table);
    const [, from = "", to = ""] = /^alter table (\S+) rename to (\S+)/.exec(text) ?? [];
    if (created.has(from)) created.add(to);
    const broken = brokenRules(text);
    return created.has(tableOf(text))
      ? broken.filter((rule) => always.includes(rule)).map(String)
      : broken.map((rule) => `${rule} ${tableOf(text)}`.trim());
  });
}

/** Rules that also hold for a table that the same migration creates. */
const always: readonly MigrationRule[] = ["concurrently", "limits"];

const patterns: readonly (readonly [MigrationRule, (text: string) => boolean])[] = [
  ["index", (text) => /^create (unique )?index (?!concurrently)/.test(text)],
  ["concurrently", (text) => /\bconcurrently\b/.test(text)],
  ["type", (text) => /\balter (column )?\S+ (set data )?type\b/.test(text)],
  ["notNull", (text) => /\balter (column )?\S+ set not null\b/.test(text)],
  [
    "constraint",
    (text) => /^alter table .*\badd\b.*\b(check|references|unique|primary key|foreign key)\b(?!.*not valid)/.test(text),
  ],
  ["default", (text) => isAdded(text) && /\bnot null\b/.test(text) && !/\bdefault\b/.test(text)],
  ["default", (text) => isAdded(text) && /\bdefault \(*\w+\(/.test(text)],
  ["removal", (text) => /^drop table\b|^alter table .*\b(drop (column )?|rename )/.test(text)],
  ["everyRow", (text) => /^(update|delete from) /.test(text) && !/\bwhere\b/.test(text)],
  ["limits", (text) => /\b(lock|statement)_timeout\b|^lock table\b/.test(text)],
];

const isAdded = (text: string) => /^alter table .*\badd (column )?/.test(text);
const brokenRules = (text: string) => patterns.flatMap(([rule, isBroken]) => (isBroken(text) ? [rule] : []));

/** The table of a statement; empty if it has none. */
const tableOf = (text: string): string =>
  /^(?:create (?:unique )?index .*? on|(?:create|alter|drop|lock) table(?: if (?:not )?exists)?(?: only)?|update|delete from) ([^\s(]+)/.exec(
    text,
  )?.[1] ?? "";

/** A statement in lower case and one line, without quotes, comments, and the content of texts. */
const normalize = (statement: string): string =>
  statement
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
