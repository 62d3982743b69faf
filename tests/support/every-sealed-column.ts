import { sql } from "kysely";
import { type SealedRow, type SealedPlace, sealedPlaces } from "~/platform/commands/reseal/sealed-columns";
import { emailHash } from "~/platform/core/contact-keys";
import type { Db } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";

type Setup = { db: Db; seal: Seal };
type Column = { name: string; isNullable: boolean; hasDefaultValue: boolean; dataType: string };

const email = "li@yuanhang.example";
/** The content that code expects in a column; any other column holds its own name. */
const contents: Record<string, unknown> = {
  known_sealed: { emails: [email], numbers: [] },
  emails_sealed: { before: email, after: email },
  content_sealed: { email, userName: "李娜", note: "", title: "", text: "" },
};
/** The tables that columns point to. */
const targets: Record<string, string> = {
  account_id: "account",
  action_id: "corrective_action",
  caller_id: "account",
  change_id: "change_request",
  closed_by: "account",
  entry_id: "block_entry",
  event_id: "onboarding_event",
  file_id: "stored_file",
  registration_id: "registration",
  submitter_id: "account",
  tenant_id: "tenant",
};

/** Fills every encrypted column that is still empty, in an existing row or a new one. */
export async function fillEverySealedColumn(setup: Setup): Promise<void> {
  const { db, seal } = setup;
  for (const place of sealedPlaces) {
    if ((await listSealed(db, place)).length > 0) continue;
    const row = (await findRow(db, place.table)) ?? (await insertRow(setup, place.table));
    const same = place.key.map((key) => sql`${sql.ref(key)} = ${row[key]}`);
    await sql`update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${close(seal, place, row)}
      where ${sql.join(same, sql` and `)}`.execute(db);
  }
}

/** The rows that have a value in an encrypted column. */
export async function listSealed(db: Db, { table, column }: SealedPlace): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`select * from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
    db,
  );
  return rows;
}

const close = (seal: Seal, { column, about }: SealedPlace, row: SealedRow) =>
  seal.close(contents[column] ?? column, about(row));

async function findRow(db: Db, table: string): Promise<SealedRow | undefined> {
  return (await sql<SealedRow>`select * from ${sql.table(table)} limit 1`.execute(db)).rows[0];
}

async function insertRow(setup: Setup, table: string): Promise<SealedRow> {
  const { db, seal } = setup;
  const places = sealedPlaces.filter((place) => place.table === table);
  const key = places[0]?.key ?? [];
  const row: SealedRow = {};
  for (const column of await listColumns(db, table))
    if (key.includes(column.name) || !(column.isNullable || column.hasDefaultValue))
      row[column.name] = await toFiller(setup, column);
  for (const place of places) if (place.column in row) row[place.column] = close(seal, place, row);
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db);
  return row;
}

async function listColumns(db: Db, table: string): Promise<Column[]> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name, schema = "public" }) => name === table && schema === "public")?.columns ?? [];
}

/** A value that fits a required column: the id of a row it refers to, a hash, a number or a text. */
async function toFiller(setup: Setup, { name, dataType }: Column): Promise<unknown> {
  const target = targets[name] ?? (name.endsWith("ed_by") ? "account" : undefined);
  if (target) return ((await findRow(setup.db, target)) ?? (await insertRow(setup, target))).id;
  if (name === "email_hash") return emailHash(setup.seal, email);
  return /int/i.test(dataType) ? 0 : "filled-by-a-test";
}
