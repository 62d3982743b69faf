import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";

/** The database of a portal, as the benchmark fills it. */
export type Rows = {
  /** Its URL, or undefined for the database in the portal's own folder. */
  url: string | undefined;
  /** The number of submitted registrations that are pending review, of the others, and of the qualified suppliers among them. */
  count: (folder: string) => Promise<{ waiting: number; others: number; qualified: number }>;
  /** Adds a number of copies of each submitted registration that matches a condition. */
  multiply: (folder: string, where: string, times: number) => Promise<void>;
  close: () => Promise<void>;
};

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** An instant on the same day, one minute later for each copy. */
const atAnotherTime = (instant: string) =>
  `substr(${instant}, 1, 11) || ${twoDigits("i / 60 % 24")} || ':' || ${twoDigits("i % 60")} || substr(${instant}, 17)`;
const twoDigits = (number: string) => `case when ${number} < 10 then '0' else '' end || (${number})`;

/** Opens an empty database on a PostgreSQL server, or without one the embedded database that the portal creates. */
export async function openRows(server?: string): Promise<Rows> {
  if (!server)
    return rowsOf(
      undefined,
      (folder) => sqlite(`${folder}/portal.db`),
      async () => undefined,
    );
  const name = `bench_${process.pid}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const client = new Client({ connectionString: url });
  await client.connect();
  return rowsOf(
    url,
    () => ({ query: async (sql) => (await client.query(sql)).rows, close: () => undefined }),
    async () => {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  );
}

function sqlite(file: string) {
  const db = new DatabaseSync(file, { timeout: 5000 });
  const query: Query = async (sql) => db.prepare(sql).all();
  return { query, close: () => db.close() };
}

type Open = (folder: string) => { query: Query; close: () => void };

const rowsOf = (url: string | undefined, open: Open, close: Rows["close"]): Rows => ({
  url,
  close,
  async count(folder) {
    const { query, close: end } = open(folder);
    const [row] = await query(
      "select count(case when state = 'preliminaryReview' then 1 end) as waiting, count(case when state <> 'preliminaryReview' then 1 end) as others, count(case when state = 'qualified' then 1 end) as qualified from registration where submitted_at is not null",
    );
    end();
    return {
      waiting: Number(row?.["waiting"]),
      others: Number(row?.["others"]),
      qualified: Number(row?.["qualified"]),
    };
  },
  async multiply(folder, where, times) {
    const { query, close: end } = open(folder);
    const series = `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${times}) select i from n) as copies`;
    const source = `(select * from registration where submitted_at is not null and ${where} and id not like '%-copy-%')`;
    const copy = async (table: string, own: Record<string, string>, from: string) => {
      const [row] = await query(`select * from ${table} limit 1`);
      const columns = Object.keys(row ?? {});
      const values = columns.map((column) => own[column] ?? `rows.${column}`);
      await query(`insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from ${series}, ${from}`);
    };
    const id = (column: string) => `rows.${column} || '-copy-' || i`;
    await copy(
      "registration",
      {
        id: id("id"),
        open_key: "null",
        email_hash: id("email_hash"),
        number: "rows.number || '-' || i",
        due_at: atAnotherTime("rows.due_at"),
        submitted_at: atAnotherTime("rows.submitted_at"),
        company_name: "rows.company_name || ' ' || i",
        search: "rows.search || i",
      },
      `${source} as rows`,
    );
    const beneath = (table: string) =>
      `(select t.* from ${table} t join ${source} as r on r.id = t.registration_id) as rows`;
    await copy("stage_history", { id: id("id"), registration_id: id("registration_id") }, beneath("stage_history"));
    await copy("submitted_section", { registration_id: id("registration_id") }, beneath("submitted_section"));
    await copy(
      "tenant",
      { id: id("id"), registration_id: id("registration_id"), supplier_code: "rows.supplier_code || '-' || i" },
      beneath("tenant"),
    );
    // PostgreSQL updates its statistics automatically, SQLite does not.
    if (url) await query("vacuum analyze");
    end();
  },
});
