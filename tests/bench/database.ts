import { DatabaseSync } from "node:sqlite";

const settings = "pragma journal_mode = wal; pragma synchronous = full;";

/** Milliseconds per plain SQLite commit of one row as large as a saved section. */
export function bareCommits(folder: string, sealed: string, times: number): number[] {
  const db = new DatabaseSync(`${folder}/bare.db`);
  db.exec(`${settings} create table if not exists section (id integer primary key, sealed text, version integer)`);
  const save = db.prepare("insert into section values (1, ?, ?) on conflict do update set sealed = ?, version = ?");
  const taken = Array.from({ length: times }, (_, version) => {
    const started = performance.now();
    db.exec("begin immediate");
    save.run(sealed, version, sealed, version);
    db.exec("commit");
    return performance.now() - started;
  });
  db.close();
  return taken;
}

/** The newest encrypted section in a portal's database. */
export function aSealedSection(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  const { values_sealed: sealed } = db.prepare("select values_sealed from registration_section").get() ?? {};
  db.close();
  return String(sealed);
}

/** Copies the only draft until there are `count`, with seven sections each. The copies are never opened. */
export function multiplyDrafts(file: string, count: number): void {
  const db = new DatabaseSync(file, { timeout: 5000 });
  const copies = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count - 1})`;
  const columns = copyOf(db, "registration", {
    id: "id || '-' || i",
    open_key: "null",
    email_hash: "email_hash || i",
    number: "null",
  });
  db.exec(`
    begin immediate;
    insert into registration
      ${copies} select ${columns} from n, (select * from registration where submitted_at is null limit 1);
    insert into registration_section
      ${copies}, s(section) as (values ('basic'), ('business'), ('association'), ('contact'), ('manage'), ('bank'), ('attachment'))
      select registration_id || '-' || i, section, values_sealed, version, saved_at
      from n, s, (select d.* from registration_section d join registration r on r.id = d.registration_id
                   where r.submitted_at is null limit 1);
    commit;
  `);
  db.close();
}

/** The columns of a table in order, with some replaced by expressions: the select list that copies a row. */
function copyOf(db: DatabaseSync, table: string, changed: Record<string, string>): string {
  const columns = db.prepare("select name from pragma_table_info(?)").all(table);
  return columns.map(({ name }) => changed[String(name)] ?? String(name)).join(", ");
}
