import { DatabaseSync } from "node:sqlite";

const settings = "pragma journal_mode = wal; pragma synchronous = full;";

/** Commits of one row as large as a saved section, as plainly as SQLite can: milliseconds each. */
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

/** The newest sealed section of a portal's database. */
export function aSealedSection(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  const { values_sealed: sealed } = db.prepare("select values_sealed from registration_section").get() ?? {};
  db.close();
  return String(sealed);
}

/** Copies the one draft there is until there are so many, seven sections each. Nobody opens the copies. */
export function multiplyDrafts(file: string, count: number): void {
  const db = new DatabaseSync(file, { timeout: 5000 });
  const copies = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count - 1})`;
  db.exec(`
    begin immediate;
    insert into registration
      ${copies} select id || '-' || i, null, email_hash || i, owner_sealed, country, language, state, null, consented_at,
        null, null, created_at, turn, null, null from n, (select * from registration where submitted_at is null limit 1);
    insert into registration_section
      ${copies}, s(section) as (values ('basic'), ('business'), ('association'), ('contact'), ('manage'), ('bank'), ('attachment'))
      select registration_id || '-' || i, section, values_sealed, version, saved_at
      from n, s, (select d.* from registration_section d join registration r on r.id = d.registration_id
                   where r.submitted_at is null limit 1);
    commit;
  `);
  db.close();
}

/** Copies a registration that was handed in until there are so many more, each with a name, a number and a day of its own. */
export function multiplyRegistrations(file: string, count: number): void {
  const db = new DatabaseSync(file, { timeout: 5000 });
  const copies = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const one = "(select * from registration where state = 'preliminaryReview' limit 1)";
  db.exec(`
    begin immediate;
    insert into registration
      ${copies} select id || '-' || i, null, email_hash || i, owner_sealed, country, language, state, 'SR-20260101-' || i,
        consented_at, submitted_at, strftime('%Y-%m-%dT%H:%M:%fZ', due_at, '+' || i || ' minutes'), created_at, turn,
        company_name || ' ' || i, search || i from n, ${one};
    insert into stage_history
      ${copies} select s.id || '-' || i, registration_id || '-' || i, s.state, stage, at
      from n, ${one} o join stage_history s on s.registration_id = o.id;
    insert into submitted_section
      ${copies} select registration_id || '-' || i, round, section_id, values_sealed, s.submitted_at
      from n, ${one} o join submitted_section s on s.registration_id = o.id and s.section_id = 'basic';
    commit;
  `);
  db.close();
}
